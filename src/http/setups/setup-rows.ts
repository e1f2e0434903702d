import { STEP_WORDS } from '#app/setup/step-words';
import type { SetupEntry } from '#app/usecases/setups/list-setups';
import type { Chip } from '#http/pages/page-parts';
import type { Site } from '#http/site';
import type { Visit } from '#http/visits/visit';
import { turnChip } from './setup-head.ts';
import { setupBase } from './setup-paths.ts';
import { TEXTS } from './texts.ts';

/** A campaign that is being set up, on the first page of somebody who takes part in it. */
export type SetupRow = Readonly<{
  href: string;
  campaign: string;
  role: string;
  chip: Chip;
  stage: string;
}>;

function roleText({ isModerator, player }: SetupEntry): string {
  if (player === null) return TEXTS.moderator;
  return isModerator ? TEXTS.moderatorAndPlayer(player) : TEXTS.player(player);
}

/** The setups of an account. */
export async function setupRows(
  { useCases }: Site,
  account: Visit['account'],
): Promise<readonly SetupRow[]> {
  if (account === null) return [];
  const listed = await useCases.listSetups({ session: account.session });
  if (!listed.ok) return [];
  return listed.value.map((entry) => ({
    href: setupBase(entry.slug),
    campaign: entry.name,
    role: roleText(entry),
    chip: turnChip(entry),
    stage: STEP_WORDS[entry.step],
  }));
}
