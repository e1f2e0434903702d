import { lanePartnersOf } from '#content/galaxy/edits/lane-partners-of';
import { MAP_CHOICES } from '#content/galaxy/edits/map-edit';
import type { Scenario, ScenarioSystem } from '#content/scenarios/scenario-schema';
import { type Field, boxesField, numberField, selectField, textField } from '#http/forms/field';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { SHARED_TEXTS } from '#http/words/texts';
import { TEXTS } from './texts.ts';

export const MOST_TRAITS = 4;
export const TRAIT_FIELD = 'trait-';

/** Numbers of a system, under the names that the scenario gives them. */
export const NUMBERS = [
  ...(['capacity', 'raw', 'census', 'morale', 'productivity', 'intel', 'offMapLanes'] as const),
] as const;
export const NATIVE = ['census', 'morale', 'productivity'] as const;

const LABELS: Readonly<Record<(typeof NUMBERS)[number], string>> = {
  capacity: 'Capacity',
  raw: 'RAW',
  census: 'Census',
  morale: 'Morale',
  productivity: 'Productivity',
  intel: 'Intel',
  offMapLanes: SHARED_TEXTS.lanesOffMap,
};

/** A system as its form would send it. */
function asSent(system: ScenarioSystem): FormBody {
  const traits = Array.from({ length: MOST_TRAITS }, (_, index) => [
    `${TRAIT_FIELD}${String(index + 1)}`,
    system.traits[index] ?? '',
  ]);
  const native = NATIVE.map((name) => [`native-${name}`, String(system.native?.[name] ?? '')]);
  return formBodyOf({
    name: system.name,
    importance: system.importance,
    owner: system.owner ?? '',
    anomalies: [...system.anomalies],
    ...Object.fromEntries(NUMBERS.map((name) => [name, String(system[name])])),
    ...Object.fromEntries([...traits, ...native]),
  });
}

const offersOf = (
  values: readonly string[],
): readonly Readonly<{ value: string; label: string }>[] =>
  values.map((value) => ({ value, label: value }));

/** The form of a system: as it is, or as it was sent and refused. */
export function systemFields(
  system: ScenarioSystem,
  { empires }: Scenario,
  refused: FormBody | null,
): readonly Field[] {
  const sent = refused ?? asSent(system);
  const owners = empires.map(({ key, name }) => ({ value: key, label: name }));
  const number = (name: string, label: string): Field => numberField({ name, label, sent, min: 0 });
  return [
    textField({ name: 'name', label: 'Name', sent, max: 60, required: true }),
    selectField({
      ...{ name: 'importance', label: 'Importance', sent },
      offers: offersOf(MAP_CHOICES.importance),
    }),
    selectField({
      ...{ name: 'owner', label: 'Owner', sent },
      offers: [{ value: '', label: 'nobody' }, ...owners],
    }),
    ...NUMBERS.map((name) => number(name, LABELS[name])),
    ...NATIVE.map((name) => number(`native-${name}`, TEXTS.natives(LABELS[name]))),
    ...Array.from({ length: MOST_TRAITS }, (_, index) =>
      selectField({
        name: `${TRAIT_FIELD}${String(index + 1)}`,
        label: TEXTS.trait(index + 1),
        sent,
        offers: [{ value: '', label: 'none' }, ...offersOf(MAP_CHOICES.traits)],
      }),
    ),
    boxesField({
      ...{ name: 'anomalies', label: 'Anomalies', sent },
      offers: offersOf(MAP_CHOICES.anomalies),
    }),
  ];
}

/** The form of a lane that begins at a system. */
export function laneFields(
  system: ScenarioSystem,
  { systems, lanes }: Scenario,
  sent: FormBody,
): readonly Field[] {
  const classes = new Map(
    lanes.flatMap(({ between: [a, b], class: kind }) => {
      if (a === system.name) return [[b, kind] as const];
      return b === system.name ? [[a, kind] as const] : [];
    }),
  );
  const offers = lanePartnersOf(system, systems)
    .map(({ name }) => {
      const kind = classes.get(name);
      return kind === undefined
        ? { value: name, label: TEXTS.noLane(name), group: TEXTS.notJoined }
        : { value: name, label: `${name} (${kind})`, group: 'Joined' };
    })
    .toSorted((a, b) => (a.group === b.group ? 0 : a.group === 'Joined' ? -1 : 1));
  return [
    selectField({ name: 'lane-to', label: TEXTS.laneTo, sent, offers }),
    selectField({
      ...{ name: 'class', label: TEXTS.classOfLane, sent, preset: 'minor' },
      offers: [...offersOf(MAP_CHOICES.lanes), { value: '', label: TEXTS.withoutLane }],
    }),
  ];
}
