import type { ListWithDesigns } from '#app/designer/published-list';
import { judgeList } from '#app/designer/judge-list';
import type { UseCaseError } from '#app/use-case-error';
import {
  WHAT_IF_SIDES,
  type WhatIf,
  type WhatIfSide,
  type WhatIfSideName,
} from '#app/what-if/what-if';
import type { DraftList } from '#content/force-lists/house-list-schema';
import { listed } from '#kernel/words/listed';
import {
  type Field,
  numberField,
  type Offer,
  offersOf,
  placeFields,
  selectField,
} from '#http/forms/field';
import { type SettingForm, settingSections, settingsIn } from '#http/forms/setting-fields';
import { doctrineIn, doctrineOffers } from '#http/forms/standing/doctrine-offers';
import type { FormProblem, Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { FormBody } from '#http/visits/form-body';
import { DOCTRINE_FIELD, fieldOf, rowField } from '#http/what-if/form-names';
import { meetingIn, rowsIn } from '#http/what-if/read-what-if';
import { problemOf, errorsIn } from '#http/what-if/what-if-acts';
import { diceFields, SCENARIOS, WHAT_IF_FORM } from '#http/what-if/what-if-page';
import { SHARED_TEXTS } from '#http/words/texts';
import { BATTLE_SETTINGS } from '#model/settings/table/battles';
import { valueText } from '#model/settings/setting';
import { TEXTS } from './texts.ts';
import type { WorkKeys } from './work.ts';

/** Whether a setting changes a battle between two fleets that have met; the others say who meets, and who chooses. */
const CHANGES_BATTLE = {
  battles: false,
  combat: false,
  scenarioLimit: false,
  defensiveTargets: false,
  pullBack: false,
  pursuitSurprise: true,
  grandFleets: true,
  carrierStaging: false,
  readinessDecay: true,
  scoutIntel: false,
  damageRounding: true,
  armored: true,
  carrierBonus: true,
  stasisFlagship: true,
  flightRepair: true,
} satisfies Readonly<Record<keyof typeof BATTLE_SETTINGS, boolean>>;
const CHANGING = new Map(Object.entries(CHANGES_BATTLE));

/** The settings of a battle in the form. */
export const BATTLE_RULES: SettingForm = {
  table: Object.fromEntries(
    Object.entries(BATTLE_SETTINGS).filter(([name]) => CHANGING.get(name) === true),
  ),
  prefix: 'setting',
  open: null,
};

/** What differs from the book, in words. */
export function ruleLines(body: FormBody): readonly string[] {
  const chosen = settingsIn(BATTLE_RULES, body);
  return Object.entries(BATTLE_RULES.table).flatMap(([name, setting]) => {
    const value = chosen[name] ?? setting.default;
    return value === setting.default ? [] : [TEXTS.ruleOf(setting.name, valueText(setting, value))];
  });
}

type SideForm = Readonly<{
  id: WhatIfSideName;
  name: string;
  rows: readonly Readonly<{ number: number; fields: readonly Field[] }>[];
  doctrine: readonly Field[];
}>;

/** The page on which classes are tried out in a battle. */
export type BattleContent = Readonly<{
  keys: WorkKeys;
  /** It is about a list that somebody designs. */
  hasList: boolean;
  last: Link | null;
  problem: string;
  problems: readonly FormProblem[];
  /** Classes that can't fight, because something is wrong with them. */
  unfit: string;
  meeting: readonly Field[];
  sides: readonly SideForm[];
  /** The rules of the battle. */
  rules: readonly Field[];
  /** Some of them differ from the book. */
  hasOwnRules: boolean;
  dice: readonly Field[];
}>;

export const BATTLE_PAGE = template<BattleContent>('designer-battle');

/** Enough for any fleet that a task force can hold. */
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const MOST_UNITS = 200;

const SIDE_NAMES: Readonly<Record<WhatIfSideName, string>> = {
  one: TEXTS.yourFleet,
  two: TEXTS.opponents,
};

type Shown = Readonly<{
  list: DraftList | null;
  keys: WorkKeys;
  sent: FormBody;
  published: readonly ListWithDesigns[];
  hasLast: boolean;
  error: UseCaseError | null;
}>;

/** Own classes without problems first, then those of the published lists. Ground units fight in no battle in space. */
function offersIn({ list, published }: Shown): readonly Offer[] {
  const own =
    list === null ? [] : judgeList(list).units.filter(({ faults }) => faults.length === 0);
  const groups = [
    { group: TEXTS.ownList(list?.name ?? ''), designs: own.map(({ design }) => design) },
    ...published.map(({ name, designs }) => ({ group: name, designs })),
  ];
  return [
    { value: '', label: SHARED_TEXTS.chooseClass },
    ...groups.flatMap(({ group, designs }) =>
      designs
        .filter(({ kind }) => kind !== 'ground')
        .map(({ id, name }): Offer => ({ value: id, label: name, group })),
    ),
  ];
}

function sideForm(
  shown: Shown,
  side: WhatIfSideName,
  errors: ReadonlyMap<string, string>,
): SideForm {
  const { sent } = shown;
  const offers = offersIn(shown);
  const doctrine = selectField({
    ...{ name: fieldOf(side, DOCTRINE_FIELD), label: 'Doctrine', sent },
    offers: [{ value: '', label: TEXTS.ownDoctrine }, ...doctrineOffers()],
  });
  return {
    id: side,
    name: SIDE_NAMES[side],
    rows: ROWS.map((number) => {
      const label = TEXTS.classOfRow(number);
      const count = { name: rowField(side, number, 'count'), label: TEXTS.numberOfRow(number) };
      const fields = [
        selectField({ name: rowField(side, number, 'class'), label, sent, offers }),
        numberField({ ...count, sent, min: 0, max: MOST_UNITS }),
      ];
      return { number, fields: placeFields(fields, WHAT_IF_FORM, errors) };
    }),
    doctrine: placeFields([doctrine], WHAT_IF_FORM, errors),
  };
}

function unfitIn(list: DraftList | null): string {
  if (list === null) return '';
  const unfit = judgeList(list).units.filter(({ faults }) => faults.length > 0);
  return unfit.length === 0 ? '' : TEXTS.someCantFight(listed(unfit.map(({ unit }) => unit.name)));
}

/** The page of a battle to try out. */
export function battlePage(shown: Shown): BattleContent {
  const { keys, sent, hasLast, error, list } = shown;
  const errors = errorsIn(error);
  const sides = WHAT_IF_SIDES.map((side): Offer => ({ value: side, label: SIDE_NAMES[side] }));
  const meeting = [
    selectField({ name: 'scenario', label: 'Scenario', sent, offers: offersOf(SCENARIOS) }),
    selectField({ name: 'attacker', label: 'Attacker', sent, offers: sides }),
  ];
  return {
    keys,
    hasList: list !== null,
    last: hasLast ? { href: '/designer/battle/result', label: TEXTS.result } : null,
    ...problemOf(error),
    unfit: unfitIn(list),
    meeting: placeFields(meeting, WHAT_IF_FORM, errors),
    sides: WHAT_IF_SIDES.map((side) => sideForm(shown, side, errors)),
    rules: settingSections(BATTLE_RULES, WHAT_IF_FORM, sent).flatMap(({ fields }) => fields),
    hasOwnRules: ruleLines(sent).length > 0,
    dice: diceFields(sent, errors),
  };
}

/** The battle of a form, at a place without anything that would count. */
export function battleIn(body: FormBody): WhatIf {
  const meeting = meetingIn(body);
  const sideIn = (side: WhatIfSideName): WhatIfSide => {
    const doctrine = doctrineIn(body.text(fieldOf(side, DOCTRINE_FIELD)));
    const standing = doctrine === undefined ? {} : { doctrine };
    return { name: SIDE_NAMES[side], units: rowsIn(body, side), standing, intel: 0 };
  };
  const defender = meeting.attacker === 'one' ? 'two' : 'one';
  return {
    place: {
      ...{ kind: 'system', name: TEXTS.placeOfBattle, anomalies: [], productivity: 0, utilized: 0 },
      holder: meeting.scenario === 'defensive' ? defender : null,
    },
    ...meeting,
    waysOut: ['major'],
    sides: { one: sideIn('one'), two: sideIn('two') },
  };
}
