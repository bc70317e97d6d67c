// The address of the editor with a position in it.
import { pack } from "../net/urlCodec";

export async function editorLink(position: { game: string }): Promise<string> {
  return `/editor/${position.game}#${await pack(position)}`;
}
