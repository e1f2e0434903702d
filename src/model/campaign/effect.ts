import { brandAs } from '#kernel/brand/brand';
import type { Mission } from '#model/orders/bombard';
import type { DesignId, EffectId, EmpireId, ProjectId, SystemId, UnitId } from './ids.ts';
import type { PlannedEvent } from './random-event.ts';

/**
 * Temporary marks. On a unit `unpaid` (ECO-5), `supplying` (SUP-6), and of MOV-4 `detected` (its owner is who detected
 * the unit), `revealed` (amount 1: out of hiding to attack) and `veiled` (by a Nebula), `pulled-back` (ENC-3),
 * `defense-lowered` (BOM-2), `fought` (ABL-3); the others on a system (ECO-1, COL-5, CSC-5).
 */
const UNIT_EFFECT_KINDS = [
  'unpaid',
  'supplying',
  'detected',
  'revealed',
  'veiled',
  'pulled-back',
  'defense-lowered',
  'fought',
] as const;
export const SYSTEM_EFFECT_KINDS = [
  'suppressed',
  'disrupted-half',
  'disrupted-zero',
  'halved',
  'bombarded',
] as const;
/** The events that a system's next check of Morale takes into account (COL-5). */
export const MORALE_EFFECT_KINDS = [
  'shattered',
  'victorious',
  'unsupplied',
  'conquered',
  'homeworld-fell',
] as const;
export type MoraleEffectKind = (typeof MORALE_EFFECT_KINDS)[number];
/** A condition of Morale that the moderator added; there may be several on a system, each with a name (COL-5). */
const DECREED = 'decreed';
/** Intel of a system that was spent before battles: it is used up until the turn ends (CSC-5). */
const INTEL_SPENT = 'intel-spent';
/** The Intel of a system that its owner has paid for in this turn: it can do nothing else (INT-1). `amount`: what was paid. */
const INTEL_COMMITTED = 'intel-committed';
/** How often the Intel of a system is halved by sabotage (INT-6). */
const INTEL_HALVED = 'intel-halved';
/** Raiders come to a system this turn without a roll (INT-6). */
const RAID_INVITED = 'raid-invited';
/** A reason for war on the owner that a system had, in percent (INT-7). */
const CASUS_BELLI = 'casus-belli';
/** The schematics of a class that were stolen: the first unit built from them costs double (INT-5). */
const ROUGH_SCHEMATICS = 'rough-schematics';
/** A system that was taken by a coup; its owner: who lost it, and has ground units there (INT-7). */
const COUP = 'coup';
/** Points that come back in the Construction Phase for something that was cancelled, on its unit or system (ECO-6). */
const REFUND = 'refund';
/** A system that changed hands this turn (CON-1). */
const TAKEN = 'taken';
/** A system that its owner once owned, and doesn’t now (DIP-10). */
const CLAIM = 'claim';
/**
 * A random event that is still to come, the turn of the last one, and the moderator’s word that one is drawn at the end of the turn; then what
 * such events do to the system income and the cost of research of an empire, in percent (OPT-13).
 */
const RANDOM_EVENT_KINDS = [
  'random-event',
  'last-draw',
  'sure-draw',
  'income-changed',
  'research-changed',
] as const;
/** Bombardment points that are left for the next turn (BOM-4). */
const POINTS_CARRIED = 'points-carried';
export const EFFECT_KINDS = [
  ...UNIT_EFFECT_KINDS,
  ...SYSTEM_EFFECT_KINDS,
  ...MORALE_EFFECT_KINDS,
  DECREED,
  INTEL_SPENT,
  REFUND,
  POINTS_CARRIED,
  TAKEN,
  INTEL_COMMITTED,
  INTEL_HALVED,
  RAID_INVITED,
  CASUS_BELLI,
  ROUGH_SCHEMATICS,
  COUP,
  CLAIM,
  ...RANDOM_EVENT_KINDS,
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];
export type SystemEffectKind = (typeof SYSTEM_EFFECT_KINDS)[number];

const OF_OUTPUT: readonly EffectKind[] = SYSTEM_EFFECT_KINDS;
/** Whether a kind of mark is one that takes output from a system. */
export const isSystemEffect = (kind: EffectKind): kind is SystemEffectKind =>
  OF_OUTPUT.includes(kind);

const OF_MORALE: readonly EffectKind[] = MORALE_EFFECT_KINDS;
/** Whether a kind of mark matters only to Morale. */
export const isMoraleEffect = (kind: EffectKind): kind is MoraleEffectKind =>
  OF_MORALE.includes(kind);

/** The last turn of a mark that an event takes away, whenever that is. */
export const UNTIL_REMOVED = 1_000_000;

/** A mark that counts in the turns `begins` to `ends` and expires in the End of Turn of `ends` (END-4). */
export type Effect = Readonly<{
  id: EffectId;
  kind: EffectKind;
  owner: EmpireId;
  subject:
    | Readonly<{ kind: 'unit'; unit: UnitId }>
    | Readonly<{ kind: 'system'; system: SystemId }>
    | Readonly<{ kind: 'class'; design: DesignId }>
    /** Of a system too, by the name that the moderator gave it. */
    | Readonly<{ kind: 'morale'; system: SystemId; name: string }>
    /** A mission of its owner's bombardment of a system; null: any mission. */
    | Readonly<{ kind: 'mission'; system: SystemId; mission: Mission | null }>
    /** A former system of its owner, and the empires toward which it gave it up. */
    | Readonly<{ kind: 'claim'; system: SystemId; givenUp: readonly EmpireId[] }>
    /** On its owner as a whole. */
    | Readonly<{ kind: 'empire' }>
    | (Readonly<{ kind: 'random-event' }> & Omit<PlannedEvent, 'empire'>);
  amount: number;
  begins: number;
  ends: number;
}>;

/** What a mark is on that is in one place. */
export type PlacedSubject = Exclude<
  Effect['subject'],
  Readonly<{ kind: 'class' | 'empire' | 'random-event' }>
>;

/** Whether a mark is in one place. */
export const isPlaced = (subject: Effect['subject']): subject is PlacedSubject =>
  subject.kind !== 'class' && subject.kind !== 'empire' && subject.kind !== 'random-event';

/** The id of a mark for the Morale of a system: there is one of a kind. */
export const moraleEffectIdOf = (kind: MoraleEffectKind, system: SystemId): EffectId =>
  brandAs<EffectId>(`${kind}/${system}`);

/** The id of a condition that the moderator added to a system. */
export const decreedIdOf = (system: SystemId, name: string): EffectId =>
  brandAs<EffectId>(`${DECREED}/${system}/${name}`);

/** The id of the mark of a system whose Intel was spent before battles (CSC-5). */
export const intelSpentIdOf = (system: SystemId): EffectId =>
  brandAs<EffectId>(`${INTEL_SPENT}/${system}`);

/** The id of the mark of a system whose Intel is committed in this turn (INT-1). */
export const intelCommittedIdOf = (system: SystemId): EffectId =>
  brandAs<EffectId>(`${INTEL_COMMITTED}/${system}`);

/** The id of the mark of a system whose Intel is halved in a turn: there is one, with the number of halvings (INT-6). */
export const intelHalvedIdOf = (system: SystemId, turn: number): EffectId =>
  brandAs<EffectId>(`${INTEL_HALVED}/${system}/${String(turn)}`);

/** The id of the mark of a system to which raiders come this turn (INT-6). */
export const raidInvitedIdOf = (system: SystemId): EffectId =>
  brandAs<EffectId>(`${RAID_INVITED}/${system}`);

/** The id of the reason for war of an empire against another that was made in a turn: the highest (INT-7). */
export const casusBelliIdOf = (empire: EmpireId, against: EmpireId, turn: number): EffectId =>
  brandAs<EffectId>(`${CASUS_BELLI}/${empire}/${against}/${String(turn)}`);

/** The id of the mark of a class whose schematics an empire stole and hasn't built from (INT-5). */
export const roughSchematicsIdOf = (empire: EmpireId, design: DesignId): EffectId =>
  brandAs<EffectId>(`${ROUGH_SCHEMATICS}/${empire}/${design}`);

/** The id of the mark of a system that was taken by a coup (INT-7). */
export const coupIdOf = (system: SystemId): EffectId => brandAs<EffectId>(`${COUP}/${system}`);

/** The id of what comes back for a project that was cancelled (ECO-6). */
export const refundIdOf = (project: ProjectId): EffectId =>
  brandAs<EffectId>(`${REFUND}/${project}`);

/** The last turn of a mark that does not expire. */
export const NEVER_ENDS = 1_000_000;

/** The id of the mark of a system that an empire once owned (DIP-10). */
export const claimIdOf = (empire: EmpireId, system: SystemId): EffectId =>
  brandAs<EffectId>(`${CLAIM}/${empire}/${system}`);

/** The id of the mark of a unit that nobody pays in this turn (ECO-5). */
export const unpaidIdOf = (unit: UnitId): EffectId => brandAs<EffectId>(`unpaid/${unit}`);

/** The id of the mark of a unit that pulled back before an Interception (ENC-3). */
export const pulledBackIdOf = (unit: UnitId): EffectId => brandAs<EffectId>(`pulled-back/${unit}`);

/** The id of the mark of a unit that came out of hiding (MOV-4). */
export const revealedIdOf = (unit: UnitId): EffectId => brandAs<EffectId>(`revealed/${unit}`);

/** The id of the points that an empire carries over in a system, for a mission or (null) for any (BOM-4). */
export const pointsCarriedIdOf = (
  empire: EmpireId,
  system: SystemId,
  mission: Mission | null,
): EffectId => brandAs<EffectId>(`${POINTS_CARRIED}/${empire}/${system}/${mission ?? 'any'}`);

/** The id of a mark that takes output from a system in one turn (ECO-1): there is one of a kind, with the sum. */
export const outputMarkIdOf = (kind: SystemEffectKind, system: SystemId, turn: number): EffectId =>
  brandAs<EffectId>(`${kind}/${system}/${String(turn)}`);

/** The id of the mark of a unit, or of the militias of rebels in a system, whose Defense is lowered (BOM-2). */
export const defenseLoweredIdOf = (target: UnitId | SystemId): EffectId =>
  brandAs<EffectId>(`defense-lowered/${target}`);

/** The id of the mark of a ground unit that attacked this turn or the turn before (ABL-3). */
export const foughtIdOf = (unit: UnitId): EffectId => brandAs<EffectId>(`fought/${unit}`);

/** The id of the mark of a system that changed hands this turn (CON-1). */
export const takenIdOf = (system: SystemId): EffectId => brandAs<EffectId>(`${TAKEN}/${system}`);
