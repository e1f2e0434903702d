import type { CreatedCampaign } from '#app/run/planned-campaign';
import type { OwnCampaign } from '#app/usecases/create-own-campaign';
import type { UseCaseError } from '#app/use-case-error';
import { SETTINGS, type SettingName } from '#fog/views/terms';
import { type Field, placeFields, selectField, textField } from '#http/forms/field';
import { invitationLetter } from '#http/people/invitation-letter';
import type { FormBody } from '#http/visits/form-body';
import { moderatorBase } from '#http/visits/seat';
import { settingName, settingValue } from '#http/words/settings';

/** The form of a new campaign. */
export type NewCampaignContent = Readonly<{
  formToken: string;
  problems: readonly string[];
  fields: readonly Field[];
  settings: readonly Field[];
}>;

/** A campaign that has just been made, with its links. */
export type CampaignMadeContent = Readonly<{
  name: string;
  /** The link of the owner's seat; empty: he sits there already. */
  ownLink: string;
  /** The desk of who sits there already, or empty. */
  deskHref: string;
  players: readonly Readonly<{ id: string; seat: string; link: string; letter: string }>[];
}>;

// The names of a constant table; their order is that of the list.
const NAMES = Object.keys(SETTINGS) as SettingName[];
const fieldOf = (name: SettingName): string => `setting-${name}`;

type Asked = Readonly<{
  scenarios: readonly string[];
  formToken: string;
  sent: FormBody;
  trouble: UseCaseError | null;
}>;

/** `first-contact` reads “First Contact”. */
const titleOf = (scenario: string): string =>
  scenario
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** The settings that were chosen; what is left to the scenario is not among them. */
export function settingsIn(sent: FormBody): Readonly<Record<string, string>> {
  const chosen = NAMES.map((name) => [name, sent.text(fieldOf(name))] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
}

/** What a campaign can be played by, each as the scenario has it until something else is chosen. */
export function settingFields(sent: FormBody): readonly Field[] {
  const settings = NAMES.map((name) =>
    selectField({
      name: fieldOf(name),
      label: settingName(name),
      sent,
      offers: [
        { value: '', label: 'as the scenario has it' },
        ...SETTINGS[name].map((value) => ({ value, label: settingValue(name, value) })),
      ],
    }),
  );
  return placeFields(settings, 'campaign', new Map());
}

/** What a new campaign asks for. */
export function newCampaignPage({
  scenarios,
  formToken,
  sent,
  trouble,
}: Asked): NewCampaignContent {
  const fields = [
    textField({ name: 'name', label: 'Name of the campaign', sent, max: 80, required: true }),
    selectField({
      name: 'scenario',
      label: 'Scenario',
      sent,
      offers: scenarios.map((value) => ({ value, label: titleOf(value) })),
    }),
  ];
  return {
    formToken,
    problems: trouble === null ? [] : [trouble.text, ...trouble.issues.map(({ text }) => text)],
    fields: placeFields(fields, 'campaign', new Map()),
    settings: settingFields(sent),
  };
}

/** The links of a campaign that was just made: they are shown this once. */
export function campaignMadePage(
  made: OwnCampaign | CreatedCampaign,
  origin: string,
): CampaignMadeContent {
  const { slug, name, players } = made;
  const linkTo = (token: string): string => `${origin}/enter/${token}`;
  return {
    name,
    ownLink: 'moderator' in made ? linkTo(made.moderator.token) : '',
    deskHref: 'moderator' in made ? '' : `${moderatorBase(slug)}/`,
    players: players.map(({ empire, name: seat, token }) => {
      const link = linkTo(token);
      return { id: empire, seat, link, letter: invitationLetter({ campaign: name, seat, link }) };
    }),
  };
}
