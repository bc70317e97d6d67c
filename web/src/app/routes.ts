// The pages: for each address that the server knows, its title, its module, and what stands around it.
import type { Component } from "svelte";
import { tab } from "../device/turnAlert.svelte";
import { games } from "../games";
import { say } from "../i18n/messages.svelte";
import { home } from "../net/home";
import type { Address } from "../net/types";
import HomePage from "./HomePage.svelte";

/** The last parameter of an address; null where it has none. */
type Parameter = string | null;

interface Frame {
  /** Beside a board, which an address with a parameter shows, the heading is low and phones have no bar; on a wall nothing is around the page. */
  frame?: "board" | "wall";
  /** Whether the page itself says that the server cannot be reached. */
  showsConnection?: boolean;
  /** Whether the same page stays when the parameter changes, and follows it. */
  keepsPage?: boolean;
  /** Whether the parameter must be a game's name. */
  needsGame?: boolean;
}
export interface Route extends Frame {
  title: (parameter: Parameter, game: Parameter) => string[];
  load: () => Promise<{ default: Component<Record<string, unknown>> }>;
  props: (parameter: Parameter) => Record<string, unknown>;
}

const gameTitle = (game: Parameter): string => (game ? say("title", {}, game) : "");

/** A page whose component takes these properties. */
function page<Props extends Record<string, unknown>>(
  title: Route["title"],
  load: () => Promise<{ default: Component<Props> }>,
  props: (parameter: string) => Props,
  frame: Frame = {},
): Route {
  return { title, load, props: (parameter) => props(parameter ?? ""), ...frame } as Route;
}
const none = (): Record<string, never> => ({});

const replay = page(
  () => [say("replay")],
  () => import("../replay/ReplayPage.svelte"),
  (id) => ({ id: id || null }),
  { frame: "board" },
);
const review = page(
  () => [say("review-link")],
  () => import("../review/ReviewPage.svelte"),
  (id) => ({ id: id || null }),
);
const mistakes = page(
  () => [say("mistakes-title")],
  () => import("../learn/MistakesPage.svelte"),
  (id) => ({ id: id || null }),
  { frame: "board" },
);
const analysis = page(
  () => [say("analysis")],
  () => import("../analysis/AnalysisPage.svelte"),
  (id) => ({ id: id || null }),
  { frame: "board", keepsPage: true },
);
const rules = page(
  (_, game) => [say("rules"), gameTitle(game)],
  () => import("../learn/RulesPage.svelte"),
  (game) => ({ game: game || null }),
  { keepsPage: true },
);
const daily = page(
  (date) => [say("daily-title"), date ?? ""],
  () => import("../daily/DailyPage.svelte"),
  (date) => ({ date: date || null }),
  { keepsPage: true },
);
const editor = page(
  (_, game) => [say("editor-title"), gameTitle(game)],
  () => import("../editor/EditorPage.svelte"),
  (game) => ({ game: game || null }),
  { frame: "board" },
);
const emailLink = (what: "stop" | "confirm", title: () => string): Route =>
  page(
    () => [title()],
    () => import("../account/EmailLinkPage.svelte"),
    (code) => ({ what, code }),
  );

/** Where two addresses fit, the first one counts. */
const routes: Record<Address, Route> = {
  "/": page(
    () => [],
    async () => ({ default: HomePage }),
    none,
  ),
  "/new": page(
    () => [say("make-title")],
    () => import("../table/NewTablePage.svelte"),
    none,
  ),
  "/t/{id}": page(
    () => [tab.turn ? say("your-move") : "", tab.table],
    () => import("../table/TablePage.svelte"),
    (id) => ({ id }),
    { frame: "board", showsConnection: true },
  ),
  "/screen/{game}": page(
    (_, game) => [say("screen-title", { game: gameTitle(game) })],
    () => import("../table/SharedScreenPage.svelte"),
    (game) => ({ game }),
    { frame: "board", showsConnection: true },
  ),
  "/link/{code}": page(
    () => [say("device")],
    () => import("../account/DeviceLinkPage.svelte"),
    (code) => ({ code }),
  ),
  "/replay": replay,
  "/replay/{id}": replay,
  "/review": review,
  "/review/{id}": review,
  "/mistakes": mistakes,
  "/mistakes/{id}": mistakes,
  "/analysis": analysis,
  "/analysis/{id}": analysis,
  "/rules": rules,
  "/rules/{game}": rules,
  "/lesson/{game}": page(
    (_, game) => [say("lesson-of", { game: gameTitle(game) })],
    () => import("../learn/LessonPage.svelte"),
    (game) => ({ game }),
    { frame: "board" },
  ),
  "/settings": page(
    () => [say("settings-title")],
    () => import("./SettingsPage.svelte"),
    none,
  ),
  "/name": page(
    () => [say("name-title")],
    () => import("../account/AccountPage.svelte"),
    none,
  ),
  "/me": page(
    () => [say("profile-mine")],
    () => import("../people/ProfilePage.svelte"),
    () => ({ handle: null }),
  ),
  "/p/{handle}": page(
    () => [say("profile")],
    () => import("../people/ProfilePage.svelte"),
    (handle) => ({ handle }),
  ),
  "/boards": page(
    () => [say("boards")],
    () => import("../people/LeaderboardsPage.svelte"),
    none,
  ),
  "/daily": daily,
  "/daily/{day}": daily,
  "/puzzles": page(
    () => [say("puzzles")],
    () => import("../learn/PuzzleListPage.svelte"),
    none,
  ),
  "/puzzles/{game}": page(
    (_, game) => [say("puzzles"), gameTitle(game)],
    () => import("../learn/PuzzlePage.svelte"),
    (game) => ({ game }),
    { frame: "board", needsGame: true },
  ),
  "/arena": page(
    () => [say("arena-title")],
    () => import("../arena/ArenaListPage.svelte"),
    none,
  ),
  "/arena/new": page(
    () => [say("arena-new")],
    () => import("../arena/NewArenaPage.svelte"),
    none,
  ),
  "/arena/{id}": page(
    () => [say("arena")],
    () => import("../arena/ArenaPage.svelte"),
    (id) => ({ id }),
  ),
  "/arena/{id}/screen": page(
    () => [say("arena")],
    () => import("../arena/ArenaScreenPage.svelte"),
    (id) => ({ id }),
    { frame: "wall" },
  ),
  "/editor": editor,
  "/editor/{game}": editor,
  "/stop/{key}": emailLink("stop", () => say("stop-title")),
  "/confirm/{code}": emailLink("confirm", () => say("address-title")),
  "/people": page(
    () => [say("people-title")],
    () => import("../people/PeoplePage.svelte"),
    none,
  ),
  "/f/{handle}": page(
    () => [say("follow-page")],
    () => import("../people/FollowPage.svelte"),
    (handle) => ({ handle }),
  ),
  "/host/{code}": page(
    () => [say("reports-title")],
    () => import("../people/ReportsPage.svelte"),
    (code) => ({ code }),
  ),
};

/** Pages about other people, which a site of files has none of: one page in their place says where they are. */
const OTHERS = /^\/(arena|boards|confirm|f|host|link|me|name|others|p|people|stop)(\/|$)/;
const others = page(
  () => [say("others-title")],
  () => import("../offline/OthersPage.svelte"),
  none,
);

/** The page at a path, its parameter, and the game that the parameter names; null where there is no such page. */
export function findPage(path: string): { route: Route; parameter: Parameter; game: Parameter } | null {
  if (home.inPage && OTHERS.test(path)) return { route: others, parameter: null, game: null };
  const parts = path.split("/").filter(Boolean);
  for (const [address, route] of Object.entries(routes)) {
    const wanted = address.split("/").filter(Boolean);
    if (wanted.length !== parts.length || !wanted.every((part, number) => part.startsWith("{") || part === parts[number])) continue;
    const at = wanted.findIndex((part) => part.startsWith("{"));
    const parameter = parts[at] ?? null;
    const game = parameter !== null && Object.hasOwn(games, parameter) ? parameter : null;
    return route.needsGame && !game ? null : { route, parameter, game };
  }
  return null;
}
