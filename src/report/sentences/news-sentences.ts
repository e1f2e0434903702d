import { changeText } from '#model/settings/setting-change';
import { STATE_WORDS } from '#model/campaign/relation';
import { noteText } from './correction-text.ts';
import { capitalised, objectOf, shortId, subjectOf, unitLabel } from './names.ts';
import { flow, type SentenceRows } from './sentence-row.ts';
import { VICTORY_WORDS } from './victory-words.ts';
import { listed } from '#kernel/words/listed';
import { TENSION_WORDS } from './tension-words.ts';
import { points } from './words.ts';
import { signed } from '#kernel/words/format-number';

export type NewsType =
  | 'EmpiresMet'
  | 'FirstContactWarBegan'
  | 'TreatyAnnounced'
  | 'TensionChanged'
  | 'ClaimGivenUp'
  | 'FleetAdmitted'
  | 'SustainedContactSet'
  | 'MapGiven'
  | 'EpGiven'
  | 'SchematicsGiven'
  | 'UnitSold'
  | 'UnitBought'
  | 'RelationSet'
  | 'PactEnded'
  | 'RelationAnnounced'
  | 'CorrectionMade'
  | 'SettingsChanged'
  | 'VictoryWon';

const handedText = (gift: true | undefined): string =>
  gift === true ? 'as a gift' : 'by the sale';

export const NEWS_SENTENCES: SentenceRows<NewsType> = {
  EmpiresMet: ({ with: other, place }, names) =>
    `First contact: you met ${names.empire(other)} ${names.at(place)}; you begin at ${STATE_WORDS['non-intercourse']}`,
  FirstContactWarBegan: ({ by, against, place }, names) => {
    const where = names.at(place);
    return names.isReader(by)
      ? `You attacked ${names.empire(against)} on first contact ${where}: you are at ${STATE_WORDS.war}`
      : `${capitalised(names.empire(by))} attacked you on first contact ${where}: you are at ${STATE_WORDS.war}`;
  },
  TreatyAnnounced: ({ with: other, state }, names) =>
    `You begin at ${STATE_WORDS[state]} with ${names.empire(other)}; all empires in contact with one of you know it`,
  TensionChanged: ({ toward, cause, by, value }, names) =>
    `Your tension toward ${names.empire(toward)} is ${String(value)} now (${signed(by)}, because of ${TENSION_WORDS[cause]})`,
  FleetAdmitted: ({ by, fleet, admitted }, names) =>
    admitted
      ? `${capitalised(names.empire(by))} admits ${names.fleet(fleet)} into its systems`
      : `${capitalised(names.empire(by))} no longer admits ${names.fleet(fleet)} into its systems`,
  ClaimGivenUp: ({ system, toward }, names) =>
    `Your treaty with ${names.empire(toward)} recognizes that it owns ${names.system(system)}, which was once yours: you can take it back only in a War`,
  SustainedContactSet: ({ with: other, holds }, names) =>
    holds
      ? `You have sustained contact with ${names.empire(other)} now: envoys get through`
      : `You have no sustained contact with ${names.empire(other)} now: envoys have no safe way`,
  MapGiven: ({ from, to, systems }, names) => {
    const what = listed(systems.map(names.system));
    return names.isReader(from)
      ? `You told ${names.empire(to)} what you know of ${what}`
      : `${capitalised(names.empire(from))} told you what it knows of ${what}`;
  },
  EpGiven: {
    says: ({ from, to, points: given }, names) =>
      names.isReader(from)
        ? `You gave ${names.empire(to)} ${points(given)}, to be counted at its next opening`
        : `${capitalised(names.empire(from))} gave you ${points(given)}, to be counted at your next opening`,
    pays: ({ from, to, points }, names, reader) =>
      from === reader ? flow(`Given to ${names.empire(to)}`, -points) : [],
  },
  SchematicsGiven: ({ from, to, design }, names) =>
    names.isReader(from)
      ? `You gave ${names.empire(to)} the schematics of ${names.design(design)}`
      : `${capitalised(names.empire(from))} gave you the schematics of ${names.design(design)}, to be built when your era is up to them`,
  UnitSold: ({ unit, design, name, system, to, gift }, names) =>
    `${unitLabel(name, names.design(design), shortId(unit))} at ${names.system(system)} is ${names.empire(to)}’s now, ${handedText(gift)}`,
  UnitBought: ({ unit, system, from, gift }, names) =>
    `${names.unit(unit)} at ${names.system(system)} is yours now, ${handedText(gift)}: it was ${names.empire(from)}’s`,
  RelationSet: ({ with: other, state, pact }, names) =>
    `By the moderator’s ruling you are now at ${STATE_WORDS[state]} with ${names.empire(other)}` +
    (pact === true ? ', and co-belligerents as long as you have a common enemy' : ''),
  PactEnded: ({ with: other }, names) =>
    `Your pact with ${names.empire(other)} has ended: you are co-belligerents no longer`,
  RelationAnnounced: ({ between, state }, names) => {
    const both = listed(between.map((empire) => objectOf(empire, names)));
    return `Public news: ${both} are now at ${STATE_WORDS[state]} with each other`;
  },
  CorrectionMade: {
    says: ({ note, reason, voted }, names) =>
      `${voted === true ? 'Correction by vote' : 'Moderator’s correction'}: ${noteText(note, names)}` +
      (reason === null ? '' : `. Reason: ${reason.replace(/\.+$/, '')}`),
    pays: ({ note, voted }) =>
      note.about === 'empire' && note.value === 'treasury'
        ? flow(
            voted === true ? 'Correction by vote' : 'Correction by the moderator',
            note.after - note.before,
          )
        : [],
  },
  SettingsChanged: ({ changes, reason }) =>
    `The moderator changed settings: ${listed(changes.map(changeText))}. Reason: ${reason.replace(/\.+$/, '')}`,
  VictoryWon: ({ winners, met }, names) => {
    const by = met === null ? '' : ` (${listed(met.map((kind) => VICTORY_WORDS[kind]))})`;
    if (winners.length > 1) {
      const all = listed(winners.map((winner) => objectOf(winner, names)));
      return `${capitalised(all)} share the victory in this campaign${by}`;
    }
    return `${subjectOf(winners[0] ?? null, names)} won the campaign${by}`;
  },
};
