import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';

import { isTreaty, openStateOf, type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { WarCause } from '#model/events/causes';
import type { WarDeclared } from '#model/events/diplomacy-events';
import { BROKEN_TREATY_TENSION } from '#rules/diplomacy/tension';
import type { BegunWar } from '#rules/diplomacy/wars-that-follow';
import type { Feel } from './move-tension.ts';
import { revealTreaty } from './reveal-treaty.ts';
import { tensionOfWarOn } from './tension-of-war.ts';
import { parties, partiesAndHearers } from './public-news.ts';

/** A declaration that is carried out; `declare` left out: of War. */
export type Declared = BegunWar & Readonly<{ declare?: 'hostilities' }>;

const RULES: { readonly [C in WarCause]: 'DIP-4' | 'DIP-7' | 'DIP-9' | 'DIP-12' | 'DIP-14' } = {
  choice: 'DIP-7',
  tension: 'DIP-4',
  defense: 'DIP-9',
  alliance: 'DIP-9',
  revealed: 'DIP-12',
  attack: 'DIP-14',
};

/** Whether an empire that declares War by this cause ends its treaties with the other of its own will. */
const BREAKS_FAITH: Readonly<Record<WarCause, boolean>> = {
  choice: true,
  tension: false,
  defense: false,
  alliance: false,
  revealed: true,
  attack: true,
};

const breaksTreaty = (was: Relation | undefined, cause: WarCause): boolean =>
  was !== undefined && isTreaty(was.state) && BREAKS_FAITH[cause];

/** What the event says beside who is at war. */
const toldOf = ({
  cause,
  sake,
  declare,
}: Declared): Pick<WarDeclared, 'cause' | 'sake' | 'declare'> => ({
  ...(cause === 'tension' ? {} : { cause }),
  ...(sake === undefined ? {} : { sake }),
  ...(declare === undefined ? {} : { declare }),
});

/**
 * An empire is at War with another from now on, or in Hostilities, and everybody can know it. `before`: the relations before the wars of the same
 * step.
 * @rule DIP-4 @rule DIP-7 @rule DIP-9 @rule DIP-12 @rule FOG-8
 * @ruling Nobody else is told about a war that they believed in already.
 * @ruling A declaration by choice breaks the treaties of the two, which moves the tension of its victim once. A war by tension, or for the sake of
 *   a partner, does not.
 * @ruling If two empires declare War on each other in the same turn, both have declared it, and others hold it against both.
 * @ruling Hostilities move no tension of others.
 */
export function declareWar(
  record: Recorder,
  feel: Feel,
  declared: Declared,
  before: Pick<CampaignState, 'relations'>,
): void {
  const { by, against, cause, sake, declare } = declared;
  const { turn, relations } = record.state();
  const id = relationIdOf(by, against);
  const was: Relation | undefined = before.relations[id];
  const isNews = openStateOf(relations[id]) !== (declare ?? 'war');
  if (sake !== undefined) revealTreaty(record, [by, sake], null);
  record.emit({
    type: 'WarDeclared',
    cite: cite(RULES[cause]),
    rolls: [],
    witnesses: isNews ? partiesAndHearers(record.state(), [by, against]) : parties(by, against),
    by,
    against,
    turn,
    ...toldOf(declared),
  });
  if (breaksTreaty(was, cause)) {
    const broken = { cause: 'treaty-broken', by: BROKEN_TREATY_TENSION } as const;
    feel({ of: against, toward: by, ...broken });
  }
  if (declare === undefined && openStateOf(was) !== 'war')
    tensionOfWarOn(record, feel, { by, against }, before.relations);
}
