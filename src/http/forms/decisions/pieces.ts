import { sumOf } from '#kernel/numbers/sum';
import { counted } from '#kernel/words/counted';
import { partnerOf } from '#model/decisions/partner-alias';
import type { Offer } from '#http/forms/field';
import { shortId, type ViewNames } from '#http/names/view-names';
import type { DecisionOf, QuestionTable } from './decision-form.ts';

const TEXTS = {
  yourUnits: 'Your units',
  together: 'Together',
  enemyUnits: 'Enemy units in sight',
  noKnownPath: (system: string): string => `${system}, no known path to safety from there`,
  withdrawsThere: (system: string): string => `${system}, where this fleet withdraws to`,
  jumpsFromRefuge: (system: string, jumps: string): string =>
    `${system}, ${jumps} from where this fleet withdraws to`,
} as const;

type OwnPiece = DecisionOf<'task-force'>['own'][number];
type EnemyPiece = DecisionOf<'fire'>['enemy'][number];
type Group = DecisionOf<'disengage'>['groups'][number];
type WayOut = DecisionOf<'disengage'>['fleets'][number]['ways'][number];

/** A unit of one’s side by name, class and short id, and whose it is if it is a partner’s. */
export function ownPieceText(
  piece: Pick<OwnPiece, 'unit' | 'design' | 'name'>,
  names: ViewNames,
): string {
  const owner = partnerOf(piece.unit);
  const whose = owner === null ? '' : `${names.empire(owner)}’s `;
  const kind = `${whose}${names.design(piece.design)} ${shortId(piece.unit)}`;
  return piece.name === '' ? kind : `${piece.name} (${kind})`;
}

export const ownPieceOffers = (own: readonly OwnPiece[], names: ViewNames): readonly Offer[] =>
  own.map((piece) => ({ value: piece.unit, label: ownPieceText(piece, names) }));

const OWN_SUMS = ['dv', 'as', 'af', 'cv'] as const;
type Summed = (typeof OWN_SUMS)[number] | 'cost';

const sumText = (own: readonly OwnPiece[], stat: Summed): string =>
  String(sumOf(own, (piece) => piece[stat]));
const sumsOf = (own: readonly OwnPiece[], stats: readonly Summed[]): readonly string[] =>
  stats.map((stat) => sumText(own, stat));

/** What enemies have together; a `?` where the values of one are not known. */
const enemySums = (enemy: readonly EnemyPiece[]): readonly string[] =>
  OWN_SUMS.map((stat) => {
    const known = enemy.flatMap(({ stats }) => (stats === null ? [] : [stats[stat]]));
    const sum = String(sumOf(known, (value) => value));
    return known.length === enemy.length ? sum : `${sum}+?`;
  });

/** A last row that adds up, where there are several. */
const totalsOf = (units: number, cells: readonly string[]): Pick<QuestionTable, 'totals'> =>
  units < 2 ? {} : { totals: [TEXTS.together, ...cells] };

/** Own units with their values of the moment. */
export function ownTable(own: readonly OwnPiece[], names: ViewNames): QuestionTable {
  return {
    caption: TEXTS.yourUnits,
    columns: ['Unit', 'State', 'DV', 'AS', 'AF', 'CV', 'CR', 'CC', 'Cost'],
    keys: own.map(({ unit }) => unit),
    ...totalsOf(own.length, ['', ...sumsOf(own, OWN_SUMS), '', '', sumText(own, 'cost')]),
    rows: own.map((piece) => [
      ownPieceText(piece, names),
      piece.condition,
      ...[piece.dv, piece.as, piece.af, piece.cv, piece.cr, piece.cc, piece.cost].map(String),
    ]),
  };
}

/** An enemy unit as far as it shows. */
export function enemyText(piece: EnemyPiece, names: ViewNames): string {
  const kind = names.design(piece.design);
  return piece.name === '' ? `${piece.tag} ${kind}` : `${piece.tag} ${piece.name} (${kind})`;
}

export function enemyTable(enemy: readonly EnemyPiece[], names: ViewNames): QuestionTable {
  const stat = (value: number | undefined): string => (value === undefined ? '?' : String(value));
  return {
    caption: TEXTS.enemyUnits,
    columns: ['Unit', 'State', 'Formation', 'DV', 'AS', 'AF', 'CV', 'Flagship'],
    keys: enemy.map(({ tag }) => tag),
    ...totalsOf(enemy.length, ['', '', ...enemySums(enemy), '']),
    rows: enemy.map((piece) => [
      enemyText(piece, names),
      piece.condition,
      String(piece.formation),
      ...[piece.stats?.dv, piece.stats?.as, piece.stats?.af, piece.stats?.cv].map(stat),
      piece.flagship ? 'yes' : '',
    ]),
  };
}

/** Opposing units before a battle, as sight gives them. */
export function groupsTable(
  groups: readonly Group[],
  names: ViewNames,
  caption: string,
): QuestionTable {
  return {
    caption,
    columns: ['Class', 'State', 'Number', 'Strength'],
    rows: groups.map((group) => [
      names.design(group.design),
      group.condition,
      String(group.count),
      group.strength === null ? '?' : String(group.strength),
    ]),
  };
}

/** `+2`, `−1`, `±0`. */
export function signedText(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${String(value)}` : `−${String(-value)}`;
}

/** A lane to leave by, with known enemies at its end, and how far the place that the fleet withdraws to is from there. */
export function wayOutText({ to, jumpsHome, enemies }: WayOut, names: ViewNames): string {
  const system = `${names.system(to)}${enemies === true ? ', with known enemies' : ''}`;
  if (jumpsHome === null) return TEXTS.noKnownPath(system);
  if (jumpsHome === 0) return TEXTS.withdrawsThere(system);
  const jumps = counted(jumpsHome, 'jump');
  return TEXTS.jumpsFromRefuge(system, jumps);
}
