import type { ThreadAbout } from '#app/ports/letter-record';
import { battleAnchor } from '#report/document/anchors';

/** The place of a battle in the report that tells of it. */
export const threadAnchor = ({
  battle,
}: Pick<Extract<ThreadAbout, Readonly<{ kind: 'battle' }>>, 'battle'>): string =>
  battleAnchor(battle);
