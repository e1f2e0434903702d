import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { ContactSubject, SeenGroup } from '#model/campaign/knowledge';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { isCargoHold } from '#rules/cargo/is-cargo-hold';
import { currentStats } from '#rules/combat/current-stats';
import { strengthOf } from '#rules/combat/strength-of';
import { inSeenOrder } from '#rules/sight/seen-groups';
import { keepsWatch, showsItself } from '#rules/sight/watching';

/** A fleet, or what one empire has at a system outside of fleets: what others see as one thing. */
export type Party = Readonly<{
  key: string;
  subject: ContactSubject;
  owner: EmpireId;
  /** What others see of it, in the order of what it shows; empty: nothing. */
  groups: readonly SeenGroup[];
  /** Sees what is where it is (FOG-3). */
  watches: boolean;
  /** Has ships, convoys, flights or bases, so that a scenario could touch it. */
  touchable: boolean;
  /** Has military ones among these. */
  military: boolean;
  /** AS + AF + DV of its military units, those based aboard included, and their number. */
  strength: number;
  units: number;
}>;

type Draft = {
  readonly key: string;
  readonly subject: ContactSubject;
  readonly owner: EmpireId;
  readonly groups: Map<string, SeenGroup>;
  watches: boolean;
  touchable: boolean;
  military: boolean;
  strength: number;
  units: number;
};

/** The key of the party that a contact stands for. */
export function partyKeyOf(subject: ContactSubject): string {
  if (subject.kind === 'fleet') return subject.fleet;
  return `${subject.owner}@${subject.system}`;
}

const garrisonOf = (owner: EmpireId, system: SystemId): ContactSubject => ({
  kind: 'garrison',
  owner,
  system,
});

/** The party that a unit belongs to, by what it is based on if it is based on something. */
function subjectOf(state: CampaignState, unit: Unit): ContactSubject {
  const { place } = unit;
  if (place.kind === 'fleet') return { kind: 'fleet', fleet: place.fleet };
  if (place.kind === 'system') return garrisonOf(unit.owner, place.system);
  return subjectOf(state, rowOf(state.units, place.carrier));
}

function weigh(draft: Draft, unit: Unit, design: UnitDesign): void {
  const fights = design.kind !== 'ground' && design.kind !== 'minefield';
  if (!fights || design.civilian) return;
  draft.strength += strengthOf(currentStats({ ...unit, design }));
  draft.units += 1;
  draft.military = true;
}

function show(draft: Draft, unit: Unit, design: UnitDesign): void {
  const key = `${unit.design} ${unit.condition}`;
  const known = draft.groups.get(key);
  const count = (known?.count ?? 0) + 1;
  const { condition } = unit;
  draft.groups.set(key, { design: unit.design, kind: design.kind, condition, count });
  if (!keepsWatch({ unit, design })) return;
  // The same units that keep watch are the ones that can be fought: all but minefields. Raiders tell nobody what they see.
  draft.watches = draft.owner !== RAIDERS;
  draft.touchable = true;
}

/** Cargo neither fights nor shows (MOV-7). */
function isInHold({ units, designs }: CampaignState, { place }: Unit): boolean {
  if (place.kind !== 'aboard') return false;
  return isCargoHold(rowOf(designs, rowOf(units, place.carrier).design));
}

/** All parties by key, from one pass over the units. Mothballed units count for nothing. */
export function partiesOf(state: CampaignState): ReadonlyMap<string, Party> {
  const drafts = new Map<string, Draft>();
  for (const unit of valuesById(state.units)) {
    if (unit.status === 'mothballed') continue;
    const design = rowOf(state.designs, unit.design);
    const subject = subjectOf(state, unit);
    const key = partyKeyOf(subject);
    const draft = drafts.get(key) ?? newDraft(key, subject, unit.owner);
    drafts.set(key, draft);
    if (showsItself({ unit, design })) show(draft, unit, design);
    if (!isInHold(state, unit)) weigh(draft, unit, design);
  }
  const parties = new Map<string, Party>();
  for (const [key, draft] of drafts) {
    parties.set(key, { ...draft, groups: inSeenOrder([...draft.groups.values()]) });
  }
  return parties;
}

function newDraft(key: string, subject: ContactSubject, owner: EmpireId): Draft {
  return {
    key,
    subject,
    owner,
    groups: new Map(),
    watches: false,
    touchable: false,
    military: false,
    strength: 0,
    units: 0,
  };
}
