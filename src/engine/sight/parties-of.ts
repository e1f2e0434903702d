import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { ContactSubject, SeenGroup } from '#model/campaign/knowledge';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { isStowed } from '#rules/cargo/is-stowed';
import { currentStats } from '#rules/combat/current-stats';
import { strengthOf } from '#rules/combat/strength-of';
import { restingUnits } from '#rules/forces/resting-units';
import type { Hider, Hiders } from '#rules/sight/hiders-among';
import { hidersIn } from '#rules/sight/hiders-in';
import { inSeenOrder } from '#rules/sight/seen-groups';
import { keepsWatch, showsItself } from '#rules/sight/watching';
import { fitFunctionsOf } from '#rules/supply/fit-functions-of';

/** A hidden ship among what an empire has at a place, with what it would show. */
export type Lurker = Pick<Hider, 'unit' | 'stealth' | 'foundBy'> &
  Readonly<{
    cost: number;
    group: SeenGroup;
    military: boolean;
    /** Of itself and what is based aboard it. */
    strength: number;
    units: number;
  }>;

/** A fleet, or what one empire has at a system outside of fleets: what others see as one thing. */
export type Party = Readonly<{
  key: string;
  subject: ContactSubject;
  owner: EmpireId;
  /** What all others see of it, in the order of what it shows; empty: nothing. */
  groups: readonly SeenGroup[];
  /** Its hidden ships: they count in nothing below, but that they see too. */
  lurkers: readonly Lurker[];
  /** Sees what is where it is (FOG-3). */
  watches: boolean;
  /** Its Scout functions, for those who hide there (MOV-4). */
  scouts: number;
  /** Has ships, convoys, flights or bases, so that a scenario could touch it. */
  touchable: boolean;
  /** Has military ones among these. */
  military: boolean;
  /** AS + AF + DV of its military units, those based aboard included, and their number. */
  strength: number;
  units: number;
}>;

type Weight = { military: boolean; strength: number; units: number };
type Draft = Weight & {
  readonly key: string;
  readonly subject: ContactSubject;
  readonly owner: EmpireId;
  readonly groups: Map<string, SeenGroup>;
  readonly lurkers: Map<UnitId, Omit<Lurker, keyof Weight> & Weight>;
  watches: boolean;
  scouts: number;
  touchable: boolean;
};
type World = Readonly<{ state: CampaignState; hiders: Hiders; resting: ReadonlySet<UnitId> }>;
type Piece = Readonly<{ unit: Unit; design: UnitDesign }>;

/** The key of the party behind a contact. */
export function partyKeyOf(subject: ContactSubject): string {
  if (subject.kind === 'fleet') return subject.fleet;
  return `${subject.owner}@${subject.system}`;
}

const garrisonOf = (owner: EmpireId, system: SystemId): ContactSubject => ({
  kind: 'garrison',
  owner,
  system,
});

/** The unit that a unit is aboard of in the end, be it itself. */
const rootOf = (state: CampaignState, unit: Unit): Unit =>
  unit.place.kind === 'aboard' ? rootOf(state, rowOf(state.units, unit.place.carrier)) : unit;

/** The party that a unit belongs to, by what it is based on if it is based on something. */
function subjectOf({ owner, place }: Unit): ContactSubject | null {
  if (place.kind === 'fleet') return { kind: 'fleet', fleet: place.fleet };
  return place.kind === 'system' ? garrisonOf(owner, place.system) : null;
}

function weigh(into: Weight, { unit, design }: Piece): void {
  const fights = design.kind !== 'ground' && design.kind !== 'minefield';
  if (!fights || design.civilian) return;
  into.strength += strengthOf(currentStats({ ...unit, design }));
  into.units += 1;
  into.military = true;
}

function hide(draft: Draft, { unit, design }: Piece, { stealth, foundBy }: Hider): void {
  const { id, condition } = unit;
  const group = { design: design.id, kind: design.kind, condition, count: 1 };
  const nothing = { military: false, strength: 0, units: 0 };
  const lurker = { unit: id, stealth, foundBy, cost: design.cost, group, ...nothing };
  draft.lurkers.set(id, lurker);
}

function show(draft: Draft, { unit, design }: Piece): void {
  const key = `${unit.design} ${unit.condition}`;
  const known = draft.groups.get(key);
  const count = (known?.count ?? 0) + 1;
  const { condition } = unit;
  draft.groups.set(key, { design: unit.design, kind: design.kind, condition, count });
  // The same units that keep watch are the ones that can be fought: all but minefields.
  if (keepsWatch({ unit, design })) draft.touchable = true;
}

/** Adds a unit that nothing carries: what it sees, and what others see of it. Nobody sees through raiders. */
function station({ hiders, resting }: World, draft: Draft, piece: Piece): void {
  const { unit, design } = piece;
  if (!showsItself(piece)) return;
  if (keepsWatch(piece)) draft.watches = draft.owner !== RAIDERS;
  draft.scouts += fitFunctionsOf({ unit, design, isResting: resting.has(unit.id) }, 'scout');
  const hider = hiders.get(unit.id);
  if (hider === undefined) show(draft, piece);
  else hide(draft, piece, hider);
}

function finish({ groups, lurkers, ...draft }: Draft): Party {
  return { ...draft, groups: inSeenOrder([...groups.values()]), lurkers: [...lurkers.values()] };
}

/** All parties by key, from one pass over the units. Mothballed units count for nothing. */
export function partiesOf(state: CampaignState): ReadonlyMap<string, Party> {
  const resting = restingUnits(valuesById(state.projects));
  const world: World = { state, hiders: hidersIn(state), resting };
  const drafts = new Map<string, Draft>();
  const draftOf = (unit: Unit): Draft | null => {
    const subject = subjectOf(unit);
    if (subject === null) return null;
    const key = partyKeyOf(subject);
    const draft = drafts.get(key) ?? newDraft(key, subject, unit.owner);
    drafts.set(key, draft);
    return draft;
  };
  const carried: Unit[] = [];
  for (const unit of valuesById(state.units)) {
    if (unit.status === 'mothballed') continue;
    const draft = draftOf(unit);
    if (draft === null) {
      carried.push(unit);
      continue;
    }
    const piece = { unit, design: rowOf(state.designs, unit.design) };
    station(world, draft, piece);
    weigh(draft.lurkers.get(unit.id) ?? draft, piece);
  }
  for (const unit of carried) {
    const root = rootOf(state, unit);
    const draft = draftOf(root);
    // Cargo neither fights nor shows (MOV-7).
    if (draft === null || isStowed(unit, state)) continue;
    weigh(draft.lurkers.get(root.id) ?? draft, { unit, design: rowOf(state.designs, unit.design) });
  }
  return new Map([...drafts].map(([key, draft]) => [key, finish(draft)] as const));
}

/** Cached by the list of units, which is a new list whenever anything in its table changes, like those of the other tables. */
const KNOWN = new WeakMap<
  object,
  Readonly<{ read: readonly unknown[]; parties: ReturnType<typeof partiesOf> }>
>();

/** The same, recomputed only if its input has changed: most phases change no units. */
export function partiesKnownOf(state: CampaignState): ReadonlyMap<string, Party> {
  const units = valuesById(state.units);
  const { fleets, designs, empires, effects, projects } = state;
  const read = [fleets, designs, empires, effects, projects].map((table) =>
    valuesById<string, unknown>(table),
  );
  const known = KNOWN.get(units);
  if (known?.read.every((rows, at) => rows === read[at]) === true) return known.parties;
  const parties = partiesOf(state);
  KNOWN.set(units, { read, parties });
  return parties;
}

const newDraft = (key: string, subject: ContactSubject, owner: EmpireId): Draft => ({
  key,
  subject,
  owner,
  groups: new Map(),
  lurkers: new Map(),
  watches: false,
  scouts: 0,
  touchable: false,
  military: false,
  strength: 0,
  units: 0,
});
