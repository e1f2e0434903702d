import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { Visit } from '#http/visits/visit';
import { joinPath } from './setup-paths.ts';
import { TEXTS } from './texts.ts';

/** A link for a player, and a message to send it with. */
export type Invitation = Readonly<{ player: number; seat: string; link: string; letter: string }>;

/** The links of several players, shown once. */
export type SetupLinksContent = Readonly<{ links: readonly Invitation[]; back: Link }>;

export const SETUP_LINKS_PAGE = template<SetupLinksContent>('setup-links', { isSecret: true });

type Invited = Readonly<{ player: number; token: string; name: string }>;

/** An invitation to a setup by its name. */
export function invitationOf(
  { origin }: Pick<Visit, 'origin'>,
  { player, token, name }: Invited,
): Invitation {
  const link = `${origin}${joinPath(token)}`;
  const letter = [TEXTS.youAreInvited(name), '', link, '', TEXTS.linkOnce].join('\n');
  return { player, seat: TEXTS.player(player), link, letter };
}
