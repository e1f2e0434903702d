import { orderStateOf } from '#rules/economy/order-state';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { OrderKind } from '#model/orders/order';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ORDER_FORMS } from '#http/forms/orders/order-forms';
import { systemOf } from '#http/names/spoken-names';
import { statsOf } from '#http/names/view-names';
import { readForm } from '#http/orders/read-form';
import { formBodyOf } from '#http/visits/form-body';
import type { Act } from './order-map-content.ts';
import { mayBombardSeen, mayInvadeSeen, targetSeen } from '#rules/bombardment/target-seen';
import { stateToward } from '#rules/diplomacy/state-toward';
import { valuesById } from '#kernel/collections/tables';
import { formAddress, type MapLook } from './map-look.ts';
import { TEXTS } from './texts.ts';

/** Where the form of an order is, with something filled in. */
export type HrefOf = (preset: Preset) => string;

export type Preset = Readonly<{
  kind: OrderKind;
  label: string;
  /** What is filled in; several things are ticked. */
  fields: Readonly<Record<string, string | readonly string[]>>;
}>;

const COLONY_ACTS = [
  { kind: 'RaiseProductivity', label: TEXTS.raiseProductivityHere },
  { kind: 'SellProductivity', label: TEXTS.sellProductivityHere },
  { kind: 'RaiseIntel', label: TEXTS.raiseIntelHere },
] as const;

function buildActs({ view, free }: FormDesk, system: SystemId): readonly Preset[] {
  const isOwn = (view.systems[system]?.own ?? null) !== null;
  const isPlace = isOwn || free.some((one) => one.system === system);
  const label = TEXTS.buildUnitsHere;
  return isPlace ? [{ kind: 'BuildUnits', label, fields: { system } }] : [];
}

function colonyActs({ view }: FormDesk, system: SystemId): readonly Preset[] {
  const own = view.systems[system]?.own ?? null;
  if (own === null) return [];
  const terraform = {
    kind: 'Terraform',
    label: TEXTS.terraformSystem,
    fields: { system },
  } as const;
  if (own.census === 0) return [terraform];
  return [
    ...COLONY_ACTS.map((act) => ({ ...act, fields: { system } })),
    terraform,
    { kind: 'SpecialiseColony', label: TEXTS.specialiseColony, fields: { system } },
    ...unrestActs(own),
  ];
}

/** What takes several turns there, of the system itself or of units in it. */
function cancelActs({ view, names }: FormDesk, system: SystemId): readonly Preset[] {
  return valuesById(view.projects).flatMap(({ id, subject }) => {
    const unit = subject.kind === 'unit' ? view.units[subject.unit] : undefined;
    const place = subject.kind === 'system' ? subject.system : unit && systemOf(unit, view);
    if (place !== system) return [];
    const what = unit === undefined ? TEXTS.workOnSystem : TEXTS.workOn(names.unit(unit.id));
    return [{ kind: 'CancelWork', label: TEXTS.cancel(what), fields: { work: id } } as const];
  });
}

/** Where several units are built, what comes first. */
function rankActs({ view }: FormDesk, system: SystemId): readonly Preset[] {
  const here = valuesById(view.works).filter((work) => work.system === system && !work.cancelled);
  return here.length < 2
    ? []
    : [{ kind: 'RankWorks', label: TEXTS.chooseWhatToBuildFirstHere, fields: {} }];
}

/** What helps against unrest, where it is of use. */
function unrestActs(own: StarSystem): readonly Preset[] {
  const { id: system, martialLaw } = own;
  const state = orderStateOf(own);
  const law = (value: 'on' | 'off', label: string): Preset => ({
    kind: 'SetMartialLaw',
    label,
    fields: { system, law: value },
  });
  return [
    ...(martialLaw ? [law('off', TEXTS.liftMartialLawHere)] : []),
    ...(martialLaw || state === 'good-order' ? [] : [law('on', TEXTS.proclaimMartialLawHere)]),
    ...(state === 'rebellion' || own.morale === own.census
      ? []
      : [{ kind: 'TakeReprisal', label: TEXTS.takeReprisalHere, fields: { system } } as const]),
  ];
}

/** Convoys that are there could settle a system that nobody owns. */
function settlingActs({ view, names }: FormDesk, system: SystemId): readonly Preset[] {
  const known = view.systems[system];
  const owner = known?.visited?.facts.owner ?? null;
  if (known === undefined || known.own !== null || owner !== null) return [];
  return valuesById(view.units)
    .filter((unit) => statsOf(view, unit.design)?.kind === 'convoy')
    .filter((unit) => systemOf(unit, view) === system)
    .map(({ id }) => ({
      kind: 'Colonize',
      label: TEXTS.colonizeWith(names.unit(id)),
      fields: { convoy: id },
    }));
}

/** What can be done to a system whose holder may be an enemy, with ships and ground units that are there or on their way. */
function siegeActs(desk: FormDesk, system: SystemId): readonly Preset[] {
  const target = targetSeen(desk.view, system);
  return [
    ...(mayBombardSeen(target)
      ? [{ kind: 'Bombard', label: TEXTS.bombardSystem, fields: { system } } as const]
      : []),
    ...(mayInvadeSeen(target)
      ? [{ kind: 'Invade', label: TEXTS.invadeSystem, fields: { system } } as const]
      : []),
    ...(hasTroops(desk, system)
      ? [{ kind: 'PlanGround', label: TEXTS.planGroundCombatHere, fields: { system } } as const]
      : []),
  ];
}

/** Missions of the Intel of an own system, or against a system of somebody else. @rule INT-1 */
function missionActs({ view }: FormDesk, system: SystemId): readonly Preset[] {
  const known = view.systems[system];
  if (known === undefined) return [];
  const { own, visited } = known;
  if (own !== null) {
    const label = TEXTS.runMissionFromHere;
    return own.intel === 0 ? [] : [{ kind: 'RunMission', label, fields: { from: system } }];
  }
  if ((visited?.facts.owner ?? null) === null) return [];
  return [{ kind: 'RunMission', label: TEXTS.runMissionHere, fields: { at: system } }];
}

/** Whether a siege is at hand there, as far as the player knows: of an enemy, or of their own colony by landed enemies. @rule FOG-3 */
export function isSiegePlace(view: FormDesk['view'], system: SystemId): boolean {
  const target = targetSeen(view, system);
  if (mayBombardSeen(target) || mayInvadeSeen(target)) return true;
  return (view.onGround ?? []).some(
    (one) =>
      one.system === system &&
      (one.owner === null || stateToward(view.neighbours, one.owner) === 'war'),
  );
}

const hasTroops = ({ view }: FormDesk, system: SystemId): boolean =>
  valuesById(view.units).some(
    (unit) =>
      view.designs[unit.design]?.design.kind === 'ground' && systemOf(unit, view) === system,
  );

/** What can be ordered at a system, each with the place filled in. */
export function systemActs(desk: FormDesk, system: SystemId, hrefOf: HrefOf): readonly Act[] {
  const presets: readonly Preset[] = [
    ...buildActs(desk, system),
    ...colonyActs(desk, system),
    ...cancelActs(desk, system),
    ...rankActs(desk, system),
    ...settlingActs(desk, system),
    ...siegeActs(desk, system),
    ...missionActs(desk, system),
    { kind: 'MoveFleet', label: TEXTS.sendFleetHere, fields: { to: system } },
  ];
  return actsOf(presets, desk, hrefOf);
}

/** Orders that destroy something, so that one press is too few. */
const TO_CONFIRM: readonly OrderKind[] = [
  'ScrapUnits',
  'ScuttleUnits',
  'SellProductivity',
  'TakeReprisal',
  'CancelWork',
];

/** The order of a form, if all of its fields are filled in; empty: the player still has something to say. */
function orderOf(preset: Preset, desk: FormDesk): string {
  const { kind, fields } = preset;
  if (TO_CONFIRM.includes(kind)) return '';
  const sent = formBodyOf(fields);
  const isWhole = ORDER_FORMS[kind].fields(desk, sent).every(({ name }) => name in fields);
  const read = isWhole ? readForm(kind, sent, desk) : null;
  return read?.ok === true ? JSON.stringify(read.value) : '';
}

/** What can be ordered of this, without the orders that can’t be given now. */
export const actsOf = (
  presets: readonly Preset[],
  desk: FormDesk,
  hrefOf: HrefOf,
): readonly Act[] =>
  presets
    .filter(({ kind }) => ORDER_FORMS[kind].unavailable(desk) === null)
    .map((preset) => ({
      href: hrefOf(preset),
      label: preset.label,
      order: orderOf(preset, desk),
      at: '',
    }));

/** The fields of a form that are filled in, each with its value; several of one name are ticked. */
const filledIn = ({ fields }: Preset): readonly (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => [name, one] as const),
  );

/** Forms beside the map, while this is chosen there. */
export const formsAt =
  (path: string, look: MapLook): HrefOf =>
  (preset) =>
    formAddress(path, look, { kind: preset.kind, fields: filledIn(preset) });
