import { type ById, valuesById } from '#kernel/collections/tables';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import type { WarCause } from '#model/events/causes';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { RuleSet } from '#model/settings/rule-set';
import { hasAtLeast } from './treaty-ladder.ts';

/** A public war that an empire begins; `sake`: for which partner or ally. */
export type BegunWar = Readonly<{
  by: EmpireId;
  against: EmpireId;
  cause: WarCause;
  sake?: EmpireId;
}>;

type Relations = ById<RelationId, Relation>;

/** All that is asked about two empires while wars spread. */
type Stage = Readonly<{ relations: Relations; atWar: ReadonlySet<RelationId> }>;

const isAtWar = ({ atWar }: Stage, one: EmpireId, other: EmpireId): boolean =>
  atWar.has(relationIdOf(one, other));

/** Those who have at least a treaty with an empire, and are not at war with it. */
function partnersOf(
  stage: Stage,
  of: EmpireId,
  treaty: 'mutual-defense' | 'alliance',
): readonly EmpireId[] {
  return valuesById(stage.relations).flatMap(({ a, b, state }) => {
    if ((a !== of && b !== of) || !hasAtLeast(state, treaty)) return [];
    const other = a === of ? b : a;
    return isAtWar(stage, of, other) ? [] : [other];
  });
}

/** A war while wars spread; `defends`: for the sake of a victim, by itself or as an ally of one who joined it. */
type Spreading = BegunWar & Readonly<{ defends: boolean }>;

/** Defense partners of a victim, who join it. */
function joinersOf(
  stage: Stage,
  { by, against, defends }: Spreading,
  others: readonly BegunWar[],
): readonly Spreading[] {
  const isMutual = others.some((one) => one.by === against && one.against === by);
  if (defends || isMutual) return [];
  return partnersOf(stage, against, 'mutual-defense')
    .filter((partner) => partner !== by && !isAtWar(stage, partner, by))
    .map((partner) => ({
      by: partner,
      against: by,
      cause: 'defense',
      sake: against,
      defends: true,
    }));
}

/** Whether an ally of an empire has to go to war with its enemy: not with an own defense partner, nor where it is at war already. */
const isBound = (stage: Stage, ally: EmpireId, enemy: EmpireId): boolean =>
  ally !== enemy &&
  !isAtWar(stage, ally, enemy) &&
  !hasAtLeast(stage.relations[relationIdOf(ally, enemy)]?.state ?? null, 'mutual-defense');

/** Allies of those who declare, where allies follow at once. */
function followersOf(stage: Stage, { by, against, defends }: Spreading): readonly Spreading[] {
  return partnersOf(stage, by, 'alliance')
    .filter((ally) => isBound(stage, ally, against))
    .map((ally) => ({ by: ally, against, cause: 'alliance', sake: by, defends }));
}

/** Each empire’s war on another once, by the first of its reasons. */
function onceEach(wars: readonly Spreading[]): readonly Spreading[] {
  const seen = new Set<string>();
  return wars.filter(({ by, against }) => {
    const war = `${by} ${against}`;
    if (seen.has(war)) return false;
    seen.add(war);
    return true;
  });
}

const warsIn = (relations: Relations): readonly RelationId[] =>
  valuesById(relations).flatMap(({ id, state }) => (state === 'war' ? [id] : []));

/**
 * The wars that follow from wars begun in public, until nothing changes: defense partners of a victim join it, and where the setting says
 * so allies of an aggressor follow it at once. `relations`: as they were before the wars.
 * @rule DIP-9 @rule DIP-17
 * @ruling Wars spread in rounds: all wars of a round are seen at the same time, and each brings in its partners in the next. Two empires that
 *   join opposite sides in one round have both declared their war.
 * @ruling Two empires that declare War on each other in the same turn are both aggressors, so that no defense partner has to join.
 * @ruling An empire that joins a victim is no aggressor, nor are its allies who follow it: the defense partners of their enemy don't have to
 *   join.
 * @ruling A defense partner has to join even if the treaty is covert. A war for the sake of a partner or an ally makes their treaty public.
 * @ruling Only War spreads, not Hostilities.
 */
export function warsThatFollow(
  relations: Relations,
  begun: readonly BegunWar[],
  { allianceWars }: Pick<RuleSet, 'allianceWars'>,
): readonly BegunWar[] {
  const all: Spreading[] = begun.map((war) => ({ ...war, defends: false }));
  const atWar = new Set(warsIn(relations));
  let round: readonly Spreading[] = all.slice();
  while (round.length > 0) {
    round.forEach(({ by, against }) => atWar.add(relationIdOf(by, against)));
    const stage = { relations, atWar };
    const [last, others] = [round, all.slice()];
    const joining = last.flatMap((war) => joinersOf(stage, war, others));
    const following =
      allianceWars === 'automatic' ? last.flatMap((war) => followersOf(stage, war)) : [];
    round = onceEach([...joining, ...following]);
    all.push(...round);
  }
  return all.slice(begun.length).map(({ by, against, cause, sake }) => ({
    ...{ by, against, cause },
    ...(sake === undefined ? {} : { sake }),
  }));
}

/** A declaration that an empire must attempt, for the sake of an ally. */
export type Duty = Readonly<{ of: EmpireId; against: EmpireId; ally: EmpireId }>;

/**
 * What allies of aggressors must attempt each turn: to declare War on their ally's enemy, until they succeed or that war is over.
 * @rule DIP-9
 * @ruling The attempt begins in the turn after the ally's declaration, when the ally has read of it. It is rolled without support, unless its
 *   player orders the declaration.
 */
export function dutiesIn(
  relations: Relations,
  { allianceWars }: Pick<RuleSet, 'allianceWars'>,
): readonly Duty[] {
  if (allianceWars === 'automatic') return [];
  const stage = { relations, atWar: new Set(warsIn(relations)) };
  const duties = valuesById(relations).flatMap(({ a, b, state, openly, dealings }) =>
    state !== 'war' || openly !== null
      ? []
      : (dealings?.declaredBy ?? []).flatMap((by) => {
          const against = by === a ? b : a;
          return partnersOf(stage, by, 'alliance')
            .filter((ally) => isBound(stage, ally, against))
            .map((of) => ({ of, against, ally: by }));
        }),
  );
  const seen = new Set<string>();
  return duties.filter(({ of, against }) => {
    const key = `${of} ${against}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
