import type { Guide, Objective } from '#model/campaign/guide';
import { SETTINGS } from '#model/settings/rule-set';
import type { ContentIssue } from '#content/issue';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { type Check, fault, faultIfUnknown, faultsIfTwice } from './check.ts';

type Known = Readonly<{ what: string; names: readonly string[] }>;

const SETTING_NAMES: readonly string[] = [...Object.keys(SETTINGS), 'ordnanceList', 'victory'];

/** The objectives of a guide, with their places in the file. */
function objectivesIn({ objectives, sides }: Guide): readonly (readonly [string, Objective])[] {
  const placed = (path: string, all: readonly Objective[]): readonly [string, Objective][] =>
    all.map((one, index) => [`${path}[${String(index)}]`, one]);
  return [
    ...placed('guide.objectives', objectives),
    ...sides.flatMap((side, index) =>
      placed(`guide.sides[${String(index)}].objectives`, side.objectives),
    ),
  ];
}

/** The names of an objective exist and are in its text. */
function nameFaults(guide: Guide, known: Known): readonly ContentIssue[] {
  return objectivesIn(guide).flatMap(([path, { text, names }]) =>
    names.flatMap((name, index) => {
      const place = `${path}.names[${String(index)}]`;
      const unknown = faultIfUnknown(place, name, known);
      if (unknown.length > 0 || text.includes(name)) return unknown;
      const missing = `The text of this objective does not name “${name}”. Name it there, or remove it here.`;
      return [fault(place, 'VALUE', missing)];
    }),
  );
}

/** Each empire and each turn has one row at most. */
const twiceFaults = ({ sides, lessons }: Guide): readonly ContentIssue[] => [
  ...faultsIfTwice(
    sides,
    ({ empire }) => empire,
    ({ empire }, index, first) =>
      fault(
        `guide.sides[${String(index)}]`,
        'TWICE',
        `guide.sides[${String(first)}] is of “${empire}” too. Merge the two.`,
      ),
  ),
  ...faultsIfTwice(
    lessons,
    ({ turn }) => String(turn),
    ({ turn }, index, first) =>
      fault(
        `guide.lessons[${String(index)}].turn`,
        'TWICE',
        `guide.lessons[${String(first)}] is for turn ${String(turn)} too. Merge the two.`,
      ),
  ),
];

function empireFaults({ sides, lessons }: Guide, known: Known): readonly ContentIssue[] {
  return [
    ...sides.flatMap(({ empire }, index) =>
      faultIfUnknown(`guide.sides[${String(index)}].empire`, empire, known),
    ),
    ...lessons.flatMap(({ orders }, lesson) =>
      orders.flatMap(({ empire }, index) =>
        faultIfUnknown(
          `guide.lessons[${String(lesson)}].orders[${String(index)}].empire`,
          empire,
          known,
        ),
      ),
    ),
  ];
}

function guideFaults(guide: Guide, { empires, systems }: Scenario): readonly ContentIssue[] {
  const named = [...systems, ...empires].map(({ name }) => name);
  return [
    ...empireFaults(guide, { what: 'empire', names: empires.map(({ key }) => key) }),
    ...nameFaults(guide, { what: 'system or empire', names: named }),
    ...guide.settings.flatMap(({ setting }, index) =>
      faultIfUnknown(`guide.settings[${String(index)}].setting`, setting, {
        what: 'setting',
        names: SETTING_NAMES,
      }),
    ),
    ...twiceFaults(guide),
  ];
}

/** A guide names only what the scenario has. */
export const checkGuide: Check = {
  needs: ['guide', 'empires', 'systems'],
  run: (scenario) => (scenario.guide === undefined ? [] : guideFaults(scenario.guide, scenario)),
};
