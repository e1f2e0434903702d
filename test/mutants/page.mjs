/** The page with the figures. */
export const PAGE = 'docs/mutants.md';

/** The folders that are measured, and the least score that each part of them should have, in %. */
const AIMS = [
  ['src/rules', 85],
  ['src/engine/tactical', 85],
  ['src/legality', 80],
  ['src/fog/visibility', 80],
];

const [BEGIN, END] = ['<!-- figures:begin -->', '<!-- figures:end -->'];
const HEAD = [
  '| folder | part | mutants | killed | survived | not covered | score % | aim % |',
  '|---|---|---:|---:|---:|---:|---:|---:|',
];

const placeOf = (folder) =>
  AIMS.findIndex(([root]) => folder === root || folder.startsWith(`${root}/`));

/** The least score that a folder should have; undefined if it isn't measured. */
export function aimOf(folder) {
  return AIMS[placeOf(folder)]?.[1];
}

/** How many mutants there are, and what became of them. A mutant that never ends has been noticed. */
export function tallyOf(mutants) {
  const count = (...wanted) => mutants.filter(({ status }) => wanted.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const [survived, uncovered] = [count('Survived'), count('NoCoverage')];
  const all = killed + survived + uncovered;
  return { all, killed, survived, uncovered, left: mutants.length - all };
}

/** The share of the mutants that tests notice, in %. */
export function scoreOf({ all, killed }) {
  return all === 0 ? 100 : (100 * killed) / all;
}

function rowText({ folder, part, tally }) {
  const { all, killed, survived, uncovered } = tally;
  const share = part.of === 1 ? 'all' : `${part.number}/${part.of}`;
  const figures = [all, killed, survived, uncovered, scoreOf(tally).toFixed(1), aimOf(folder)];
  return `| \`${folder}\` | ${[share, ...figures].join(' | ')} |`;
}

const folderIn = (row) => /`([^`]+)`/u.exec(row)?.[1] ?? '';

/** The page with the row of a folder, in place of the row that it had. */
export function withRow(page, measured) {
  const [before, rest] = page.split(BEGIN);
  const [inside, after] = rest.split(END);
  const others = inside
    .split('\n')
    .filter((row) => row.startsWith('| `') && folderIn(row) !== measured.folder);
  const rows = [...others, rowText(measured)].toSorted((a, b) => {
    const [one, other] = [folderIn(a), folderIn(b)];
    return placeOf(one) - placeOf(other) || (one < other ? -1 : 1);
  });
  return `${before}${BEGIN}\n\n${[...HEAD, ...rows].join('\n')}\n\n${END}${after}`;
}
