import type { BattlePlace } from '#model/battle/place';
import type { Edit, EditKind, EditOf, EditPlace } from '#model/corrections/edit';
import type { FleetPlace } from '#model/forces/fleet';
import { counted, plural } from '#kernel/words/counted';
import { inRow } from './describe-row.ts';
import type { Names } from './names.ts';

type Row<E> = (edit: E, names: Names) => string;
type Rows = { readonly [K in EditKind]: Row<EditOf<K>> };

const signed = (points: number): string => (points < 0 ? String(points) : `+${String(points)}`);

function unitPlace(place: EditPlace, names: Names): string {
  if (place.kind === 'system') return `at ${names.system(place.system)}`;
  return place.kind === 'fleet'
    ? `in ${names.fleet(place.fleet)}`
    : `aboard ${inRow([place.carrier, ...(place.others ?? [])].map(names.unit))}`;
}

const whereOf = (place: FleetPlace): BattlePlace =>
  place.kind === 'system' ? place : { kind: 'lane', lane: place.lane };

const ROWS: Rows = {
  SetEmpireValue: ({ empire, value, to }, names) => `${value} of ${names.empire(empire)} ${to}`,
  GivePoints: ({ empire, points }, names) =>
    `${names.empire(empire)} ${signed(points)} ${plural(points, 'point', 'points')}`,
  SetUnlocked: ({ empire, design, unlocked }, names) =>
    `${names.empire(empire)} ${unlocked ? 'may' : 'may not'} build ${names.design(design)}`,
  KnowSystem: ({ empire, system }, names) =>
    `${names.empire(empire)} knows ${names.system(system)}`,
  KnowLane: ({ empire, lane }, names) => `${names.empire(empire)} knows ${names.lane(lane)}`,
  SetSystemValue: ({ system, value, to }, names) => `${value} of ${names.system(system)} ${to}`,
  SetOwner: ({ system, owner }, names) =>
    `${names.system(system)} of ${owner === null ? 'nobody' : names.empire(owner)}`,
  SetTrait: ({ system, trait, has }, names) =>
    `${names.system(system)} ${has ? 'with' : 'without'} ${trait}`,
  SetSpecialisation: ({ system, to }, names) =>
    `${names.system(system)} specialised in ${to ?? 'nothing'}`,
  SetMoraleCondition: ({ system, name, modifier, turns }, names) =>
    turns === 0
      ? `${name} ends at ${names.system(system)}`
      : `${name} ${signed(modifier)} to Morale of ${names.system(system)} for ${counted(turns, 'turn')}`,
  AddUnits: ({ empire, design, count, place }, names) =>
    `${count} ${names.design(design)} for ${names.empire(empire)} ${unitPlace(place, names)}`,
  RemoveUnits: ({ units }, names) => `${inRow(units.map(names.unit))} removed`,
  SetUnitState: ({ units, state }, names) => `${inRow(units.map(names.unit))} ${state}`,
  SetUnitValue: ({ unit, value, to }, names) => `${value} of ${names.unit(unit)} ${to}`,
  ArmUnits: ({ units, ordnance }, names) =>
    `${inRow(units.map(names.unit))} with ${ordnance.length === 0 ? 'no ordnance' : inRow(ordnance)}`,
  PlaceUnits: ({ units, place }, names) =>
    `${inRow(units.map(names.unit))} ${unitPlace(place, names)}`,
  RenameUnit: ({ unit, name }, names) => `${names.unit(unit)} named ${name}`,
  FormFleet: ({ name, units }, names) => `${name} formed of ${inRow(units.map(names.unit))}`,
  MoveFleet: ({ fleet, place }, names) => `${names.fleet(fleet)} to ${names.place(whereOf(place))}`,
  RenameFleet: ({ fleet, name }, names) => `${names.fleet(fleet)} named ${name}`,
  DissolveFleet: ({ fleet, into }, names) =>
    `${names.fleet(fleet)} merged into ${names.fleet(into)}`,
  HandFleet: ({ fleet, to }, names) => `${names.fleet(fleet)} to ${names.empire(to)}`,
  ReleaseFleet: ({ fleet }, names) => `${names.fleet(fleet)} withdraws no more`,
  SetPaid: ({ work, to }, names) => `${to} paid for ${names.work(work)}`,
  FinishWork: ({ work }, names) => `${names.work(work)} finished`,
  CancelWork: ({ work }, names) => `${names.work(work)} taken away`,
  StopProject: ({ project, subject }, names) =>
    `${project} of ${subject.kind === 'system' ? names.system(subject.system) : names.unit(subject.unit)} stopped`,
  SetProjectPaid: ({ project, subject, to }, names) =>
    `${to} paid for ${project} of ${subject.kind === 'system' ? names.system(subject.system) : names.unit(subject.unit)}`,
  SetOutputMark: ({ system, mark, to }, names) => `${names.system(system)} ${mark} ${to}`,
  LowerDefense: ({ unit, by }, names) => `Defense of ${names.unit(unit)} lowered by ${by}`,
  LowerRebelDefense: ({ system, by }, names) =>
    `Defense of the rebels at ${names.system(system)} lowered by ${by}`,
  SetCarriedPoints: ({ empire, system, mission, to }, names) =>
    `${counted(to, 'bombardment point')} left for ${names.empire(empire)} at ${names.system(system)}, for ${mission ?? 'any mission'}`,
  SetLane: ({ from, to, class: kind }, names) =>
    `lane ${names.system(from)}–${names.system(to)} ${kind}`,
  RemoveLane: ({ lane }, names) => `lane ${names.lane(lane)} removed`,
  SetClassValue: ({ design, value, to }, names) => `${value} of ${names.design(design)} ${to}`,
  SetMaintenance: ({ design, to }, names) =>
    `maintenance of ${names.design(design)} ${to.points}/${to.per}`,
  SetHull: ({ design, to }, names) => `hull of ${names.design(design)} ${to}`,
  SetAbility: ({ design, ability, rating }, names) =>
    rating === 0
      ? `${names.design(design)} without ${ability}`
      : `${names.design(design)} with ${ability} ${rating}`,
  RenameClass: ({ design, name }, names) => `class ${names.design(design)} named ${name}`,
  AddClass: ({ empire, name, like }, names) =>
    `new class ${name} for the list of ${names.empire(empire)}, like ${names.design(like)}`,
  SetListed: ({ empire, design, listed }, names) =>
    `${names.design(design)} ${listed ? 'in' : 'no longer in'} the list of ${names.empire(empire)}`,
};

/** A few words for one edit of a correction, for the moderator. */
export function describeEdit(edit: Edit, names: Names): string {
  // The table's type ties each kind to its row; an indexed access loses that tie.
  const row = ROWS[edit.kind] as Row<Edit>;
  return row(edit, names);
}
