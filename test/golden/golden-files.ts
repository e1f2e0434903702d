import { describeEvent } from '#fog/moderator-log/describe';
import { type Names, namesOf } from '#fog/moderator-log/names';
import type { RollId } from '#kernel/dice/dice';
import { entriesById } from '#kernel/collections/tables';
import type { Publication } from '#app/ports/turn-record';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Roll } from '#model/rolls/roll-purpose';
import { describeRoll } from '#report/document/describe-roll';
import type { Document } from '#report/document/document';
import { assetSheet } from '#report/reports/asset-sheet';
import { turnReport } from '#report/reports/turn-report';
import { renderText } from '#report/text/render-text';
import type { GoldenCampaign } from './golden-campaign.ts';
import type { GoldenPhase, GoldenTurn } from './golden-run.ts';

/** Text by its path below the folder of its campaign. */
export type GoldenFiles = ReadonlyMap<string, string>;

const diceOf = (roll: Roll): string => {
  const { dice, result } = describeRoll({ ...roll, purpose: roll.purpose.text });
  return `${dice}: ${result}`;
};

function rollsOf(event: CampaignEvent, rolls: ReadonlyMap<RollId, Roll>): string {
  const ids = event.type === 'BattleMoment' ? event.moment.rolls : event.rolls;
  const shown = ids.map((id) => {
    const roll = rolls.get(id);
    return roll === undefined ? `${id} is missing` : diceOf(roll);
  });
  return shown.length === 0 ? '' : ` [${shown.join('; ')}]`;
}

/** Names from before and after, so that what was lost or built in between has its own. */
function namesIn({ before, state }: GoldenPhase): Names {
  const units = { ...before.units, ...state.units };
  const works = { ...before.works, ...state.works };
  return namesOf({ ...state, units, works, fleets: { ...before.fleets, ...state.fleets } });
}

function eventLines(phase: GoldenPhase): readonly string[] {
  const names = namesIn(phase);
  const rolls = new Map(phase.rolls.map((roll) => [roll.id, roll]));
  return phase.events.map((event) => `${describeEvent(event, names)}${rollsOf(event, rolls)}`);
}

function orderLines({ accepted, refused }: GoldenTurn): readonly string[] {
  const counts = entriesById(accepted).map(
    ([empire, count]) => `orders of ${empire}: ${String(count)} accepted`,
  );
  return [...counts, ...refused.map(({ empire, line, why }) => `refused of ${empire}: ${line} (${why.join(' ')})`)];
}

const amendedLines = ({ amended }: GoldenTurn): readonly string[] =>
  amended === null
    ? []
    : amended.events.map((event) => describeEvent(event, namesOf(amended.state)));

function eventsText(turn: GoldenTurn): string {
  const parts = turn.phases.map((phase) => {
    const orders = phase.phase === 'economic' ? orderLines(turn) : [];
    return [`== ${phase.phase}`, ...orders, ...eventLines(phase)].join('\n');
  });
  const head = [`turn ${String(turn.turn)}`, ...amendedLines(turn)].join('\n');
  return `${[head, ...parts].join('\n\n')}\n`;
}

/** The log of the dice: stream and number, rule, purpose, result. */
function rollsText({ phases }: GoldenTurn): string {
  const lines = phases.flatMap(({ rolls }) =>
    rolls.map((roll) => `${roll.id} ${roll.cite} ${roll.purpose.kind}: ${roll.purpose.text} = ${diceOf(roll)}`),
  );
  return lines.map((line) => `${line}\n`).join('');
}

const hashText = ({ phases }: GoldenTurn): string =>
  phases.map(({ phase, hash }) => `${hash} after ${phase}\n`).join('');

function reportsText({ view, seen, edition }: Publication): string {
  const documents: readonly Document[] = [
    turnReport({ view, seen, edition }),
    assetSheet({ view, seen, edition }),
  ];
  return documents.map((document) => renderText(document, { width: 100 })).join('\n\n');
}

/** All golden files of a run. */
export function goldenFiles(
  { reported, keepsRolls }: GoldenCampaign,
  turns: readonly GoldenTurn[],
): GoldenFiles {
  const files = new Map<string, string>();
  for (const turn of turns) {
    const folder = `turn-${String(turn.turn).padStart(2, '0')}`;
    files.set(`${folder}/events.txt`, eventsText(turn));
    if (keepsRolls) files.set(`${folder}/rolls.txt`, rollsText(turn));
    files.set(`${folder}/state.hash`, hashText(turn));
    if (!reported.includes(turn.turn)) continue;
    for (const issued of turn.issued) {
      files.set(`${folder}/report-${issued.empire}.txt`, reportsText(issued));
    }
  }
  return files;
}
