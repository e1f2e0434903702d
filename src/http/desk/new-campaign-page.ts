import { template } from '#http/pages/template';
import type { CreatedCampaign } from '#app/campaigns/planned-campaign';
import type { OwnCampaign } from '#app/usecases/campaigns/create-own-campaign';
import type { ScenarioLine } from '#app/usecases/scenarios/list-scenarios';
import { GUIDE_KINDS } from '#model/campaign/guide';
import { KIND_WORDS } from '#model/campaign/guide-words';
import type { UseCaseError } from '#app/use-case-error';
import { SHARED_TEXTS } from '#http/words/texts';
import { type RuleSet, type SettingName, SETTINGS } from '#model/settings/rule-set';
import { valueText } from '#model/settings/setting';
import { type Field, type Offer, placeFields, selectField, textField } from '#http/forms/field';
import {
  type SettingForm,
  type SettingSection,
  settingSections,
  settingsIn,
} from '#http/forms/setting-fields';
import { invitationLetter } from '#http/people/invitation-letter';
import type { FormBody } from '#http/visits/form-body';
import { standInWords } from '#http/machine/stand-in-words';
import { type MachineSeats, machineSeats } from '#http/machine/machine-seats';
import { moderatorBase } from '#http/visits/seat';
import { TEXTS } from './texts.ts';

/** The form of a new campaign. */
export type NewCampaignContent = Readonly<{
  formToken: string;
  problems: readonly string[];
  fields: readonly Field[];
  /** The empires of the scenario that is chosen. */
  machines: MachineSeats;
  settings: readonly SettingSection[];
  /** Where the guided setup begins, with the scenario that the reader comes from. */
  setupHref: string;
}>;

export const NEW_CAMPAIGN_PAGE = template<NewCampaignContent>('new-campaign');

/** A campaign that has just been made, with its links. */
export type CampaignMadeContent = Readonly<{
  name: string;
  /** The link of the owner's seat; empty if the owner already has the seat. */
  ownLink: string;
  /** The desk of who sits there already, or empty. */
  deskHref: string;
  /** Those whom the owner invites: not where a machine plays for good. */
  players: readonly Readonly<{ id: string; seat: string; link: string; letter: string }>[];
  /** The empires that machines play, such as `Loran: machine (Hard, wary) for good`. */
  machines: readonly string[];
}>;

export const CAMPAIGN_MADE_PAGE = template<CampaignMadeContent>('campaign-made', {
  isSecret: true,
});

const FORM: SettingForm = { table: SETTINGS, prefix: 'setting', open: TEXTS.asInScenario };

type Asked = Readonly<{
  scenarios: readonly ScenarioLine[];
  /** The scenario that is chosen at first; empty: the one to learn with. */
  chosen: string;
  formToken: string;
  sent: FormBody;
  trouble: UseCaseError | null;
}>;

/** The scenarios in the groups of the gallery. */
function scenarioOffers(scenarios: readonly ScenarioLine[]): readonly Offer[] {
  return GUIDE_KINDS.flatMap((kind) =>
    scenarios
      .filter(({ guide }) => (guide?.kind ?? 'scenario') === kind)
      .map(({ id, name, players }) => ({
        value: id,
        label: TEXTS.scenarioFor(name, players),
        group: KIND_WORDS[kind],
      })),
  );
}

/** The settings that were chosen; those left to the scenario are not among them. */
export const settingsChosen = (sent: FormBody): Readonly<Record<string, string>> =>
  settingsIn(FORM, sent);

type OfScenario = Readonly<{ name: string; settings: Pick<RuleSet, SettingName> }>;

/** The settings of a campaign, each as the scenario has it until something else is chosen. */
export const settingFields = (sent: FormBody, scenario?: OfScenario): readonly SettingSection[] =>
  settingSections(
    scenario === undefined ? FORM : { ...FORM, openOf: (name) => usualOf(name, scenario) },
    'campaign',
    sent,
  );

/** What a setting has where nothing is chosen: `as in First Contact: Book`. */
function usualOf(name: string, { name: of, settings }: OfScenario): string {
  // The table has the names of all settings; a table that is read by any name forgets it.
  const key = name as SettingName;
  return TEXTS.asIn(of, valueText(SETTINGS[key], settings[key]));
}

/** What a new campaign asks for. */
export function newCampaignPage({
  scenarios,
  chosen,
  formToken,
  sent,
  trouble,
}: Asked): NewCampaignContent {
  const first = chosen === '' ? (scenarios[0]?.id ?? '') : chosen;
  const shown = sent.text('scenario') === '' ? first : sent.text('scenario');
  const scenario = scenarios.find(({ id }) => id === shown);
  const empires = scenario?.chart.empires.map(({ id, name }) => ({ key: id, name })) ?? [];
  const fields = [
    textField({ name: 'name', label: SHARED_TEXTS.nameOfCampaign, sent, max: 80, required: true }),
    selectField({
      name: 'scenario',
      label: 'Scenario',
      sent,
      offers: scenarioOffers(scenarios),
      preset: first,
    }),
  ];
  return {
    formToken,
    problems: trouble === null ? [] : [trouble.text, ...trouble.issues.map(({ text }) => text)],
    fields: placeFields(fields, 'campaign', new Map()),
    machines: machineSeats(empires, sent),
    settings: settingFields(sent, scenario),
    setupHref: `/setups/new${chosen === '' ? '' : `?scenario=${encodeURIComponent(chosen)}`}`,
  };
}

/** The links of a campaign that was just made: they are shown this once. */
export function campaignMadePage(
  made: OwnCampaign | CreatedCampaign,
  origin: string,
): CampaignMadeContent {
  const { slug, name, players, machines } = made;
  const forGood = machines.filter(({ kind }) => kind === 'machine-for-good');
  const played = new Set(forGood.map(({ empire }) => empire));
  const linkTo = (token: string): string => `${origin}/enter/${token}`;
  return {
    name,
    ownLink: 'moderator' in made ? linkTo(made.moderator.token) : '',
    deskHref: 'moderator' in made ? '' : `${moderatorBase(slug)}/`,
    players: players
      .filter(({ empire }) => !played.has(empire))
      .map(({ empire, name: seat, token }) => {
        const link = linkTo(token);
        return { id: empire, seat, link, letter: invitationLetter({ campaign: name, seat, link }) };
      }),
    machines: machines.map((one) => TEXTS.playedBy(one.name, standInWords(one))),
  };
}
