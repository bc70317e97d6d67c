"""`saqqara play`: from the wishes on the command line to the last board."""

from saqqara.cli import game_clock, typed_words
from saqqara.cli.game_loop import Turns
from saqqara.cli.game_session import Leave, Sitting
from saqqara.cli.keyboard import Keyboard, keyboard
from saqqara.cli.menu import menu
from saqqara.cli.screen import Screen
from saqqara.cli.table_setup import Wishes, open_table
from saqqara.core.errors import BadSetup


def play(screen: Screen, wishes: Wishes) -> None:
    """Play a whole game, or until somebody leaves."""
    keys = keyboard(screen)
    try:
        begin(screen, keys, wishes)
    except (Leave, EOFError):
        screen.tell("cli-bye")


def begin(screen: Screen, keys: Keyboard, wishes: Wishes) -> None:
    """Open the table and sit down at it."""
    if wishes.load is not None and (wishes.game or wishes.seats or wishes.names or wishes.deck or wishes.options or wishes.times):
        raise BadSetup("cli-load-alone")
    if wishes.load is None and wishes.game is None and not wishes.daily:
        wishes = menu(screen, keys, wishes)
    with screen.busy(screen.say("cli-preparing")):
        table, holders = open_table(screen, wishes)
        table.look(0)  # compiles what has not been compiled yet, while somebody is told so
    sitting = Sitting(screen, keys, table, holders, wishes.seed)
    sitting.saved = wishes.load is not None
    with sitting.kept():
        sit(sitting)
    offer_save(sitting)


def sit(sitting: Sitting) -> None:
    """Play until the game at the table is over, whichever game that is by then."""
    while not sitting.table.over:
        if sitting.table.kind.times:
            game_clock.run(sitting)
        else:
            Turns(sitting).run()
    sitting.show_end()


def offer_save(sitting: Sitting) -> None:
    """After the end: the record, to replay or to verify."""
    if not sitting.humans or sitting.saved:
        return
    question = sitting.screen.say("cli-end-question")
    while True:
        text = sitting.keyboard.pause(question)
        typed = typed_words.read(text)
        if typed is None or typed.command == "quit":
            return
        sitting.command(typed, None)
        if sitting.saved:
            return
