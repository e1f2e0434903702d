import { type ById, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { WorkId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';
import type { Block, Cell } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { phrase, quiet, status, strong } from '#report/document/inline';
import { SOURCE_WORDS } from '#report/sentences/construction-sentences';
import { type Names, shortId } from '#report/sentences/names';
import { inPriority } from '#rules/construction/work-priority';
import { points } from '#report/sentences/words';
import { captionOf } from './caption.ts';

/** CON-4: nothing more is paid for a unit that was cancelled. */
const toPay = ({ cancelled, paid, cost }: Work): number => (cancelled ? 0 : cost - paid);

/** CON-4, OPT-6: what is still missing. */
function stateOf(work: Work): Cell {
  const { cancelled, ready } = work;
  if (cancelled) return [status('info', 'cancelled')];
  if (toPay(work) > 0) return [status('warning', `${points(toPay(work))} to pay`)];
  return ready === null ? 'paid' : `ready in turn ${formatNumber(ready)}`;
}

/** CON-1: a shipyard and the system may share a ship. */
const builtBy = ({ source, share }: Work): Cell =>
  share === null
    ? SOURCE_WORDS[source]
    : `${SOURCE_WORDS[source]}, and ${formatNumber(share.capacity)} by the system`;

/** CON-1: the place of a unit in its owner's order of priority where it is built. */
function placeIn(works: readonly Work[], work: Work): number {
  const rivals = works.filter(
    ({ owner, system }) => owner === work.owner && system === work.system,
  );
  return inPriority(rivals).indexOf(work) + 1;
}

const row = (work: Work, names: Names): readonly Cell[] => [
  phrase(
    strong(names.design(work.design)),
    work.name === '' ? ' ' : ` ${work.name} `,
    quiet(shortId(work.id)),
  ),
  names.system(work.system),
  builtBy(work),
  work.cost,
  work.paid,
  work.built,
  work.begun,
  stateOf(work),
];

function totalsOf(works: readonly Work[]): readonly Cell[] {
  const missing = sumOf(works, toPay);
  return [
    'In all',
    '',
    '',
    sumOf(works, ({ cost }) => cost),
    sumOf(works, ({ paid }) => paid),
    sumOf(works, ({ built }) => built),
    '',
    missing === 0 ? '' : `${points(missing)} to pay`,
  ];
}

const COLUMNS = [
  { label: 'Unit', align: 'start', namesRow: true },
  { label: 'At', align: 'start' },
  { label: 'Built by', align: 'start' },
  { label: 'Cost', align: 'end' },
  { label: 'Paid', align: 'end' },
  { label: 'Capacity spent', abbreviation: 'Built', align: 'end' },
  { label: 'Begun in turn', abbreviation: 'Begun', align: 'end' },
  { label: 'State', align: 'start' },
] as const;
const RANK = { label: 'Built as number', abbreviation: 'Rank', align: 'end' } as const;

/** Units under construction. @rule CON-1 @rule CON-4 @rule OPT-6 */
export function worksTable(table: ById<WorkId, Work>, names: Names, owner?: string): Block {
  const works = valuesById(table);
  const isRanked = works.some(({ rank }) => rank !== undefined);
  return {
    kind: 'table',
    caption: captionOf('Under construction', owner),
    columns: isRanked ? [...COLUMNS, RANK] : COLUMNS,
    rows: works.map((work) => {
      const cells = row(work, names);
      return isRanked ? [...cells, placeIn(works, work)] : cells;
    }),
    ...(works.length > 1 && { footer: isRanked ? [...totalsOf(works), ''] : totalsOf(works) }),
    empty: 'Nothing is under construction.',
  };
}
