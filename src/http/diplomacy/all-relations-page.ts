import type { ModeratorView } from '#fog/views/empire-view';
import type { Renderers } from '#http/renderers';
import { type DataTable, numberColumn, tableContent, textColumn } from '#http/tables/data-table';
import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import { STATE_WORDS } from '#model/campaign/relation';
import type { Dealing, DiplomacyContent } from './diplomacy-content.ts';
import { chipOf, matrixOfAll } from './relation-matrix.ts';
import { historyOf, type TensionHistory } from './tension-history.ts';
import { TEXTS } from './texts.ts';

type Relation = ModeratorView['relations'][number];
type Asked = Readonly<{ base: string; view: ModeratorView; texts: Renderers['relationTexts'] }>;

const nameIn =
  ({ empires }: ModeratorView) =>
  (empire: EmpireId): string =>
    rowOf(empires, empire).name;

function factsOf({ view, texts }: Asked, relation: Relation): readonly string[] {
  const { a, b, openly, since, sustained, pact, pactEnds, tensions } = relation;
  const name = nameIn(view);
  const underWay = texts.dealings(relation, name);
  return [
    ...(openly === null ? [] : [TEXTS.covertOpenly(STATE_WORDS[openly])]),
    TEXTS.haveMetSince(texts.since(since)),
    ...tensions.map(({ of, tension }) =>
      TEXTS.tensionNow(name(of), name(of === a ? b : a), tension.value),
    ),
    ...(sustained ? [] : [TEXTS.theirEnvoysDoNotGetThrough]),
    ...(pact ? [TEXTS.theyAreCoBelligerents] : []),
    ...(pactEnds === null ? [] : [TEXTS.pactEnds(pactEnds)]),
    ...(underWay === '' ? [] : [`${underWay}.`]),
  ];
}

function tensionsOf(
  { view, texts }: Asked,
  { a, b, tensions }: Relation,
): readonly TensionHistory[] {
  const name = nameIn(view);
  return tensions.flatMap(({ of, tension }) =>
    historyOf(tension, {
      title: TEXTS.whyTension(name(of), name(of === a ? b : a)),
      now: view.turn,
      lines: texts.tension,
    }),
  );
}

function dealingOf(asked: Asked, relation: Relation): Dealing {
  const { a, b, state } = relation;
  const name = nameIn(asked.view);
  return {
    key: `${a}-${b}`,
    name: TEXTS.twoEmpires(name(a), name(b)),
    chip: chipOf(state),
    facts: factsOf(asked, relation),
    rights: '',
    tensions: tensionsOf(asked, relation),
    offers: [],
    acts: [
      {
        href: `${asked.base}/relations?${new URLSearchParams({ a, b }).toString()}`,
        label: TEXTS.setTheirRelation,
      },
    ],
  };
}

/** All relations as a table to save, two empires in a row. */
export function relationsTable(view: ModeratorView): DataTable {
  const name = nameIn(view);
  const tensionOf = ({ tensions }: Relation, of: EmpireId): string | number =>
    tensions.find((one) => one.of === of)?.tension.value ?? '';
  return {
    name: 'relations',
    caption: TEXTS.allRelationsTable,
    columns: [
      textColumn('one', TEXTS.oneEmpire),
      textColumn('other', TEXTS.otherEmpire),
      textColumn('state', TEXTS.stateColumn),
      textColumn('openly', TEXTS.openlyColumn),
      numberColumn('since', TEXTS.metColumn),
      textColumn('pact', TEXTS.pactColumn),
      numberColumn('tension', TEXTS.tensionOfOne),
      numberColumn('tensionOfOther', TEXTS.tensionOfOther),
    ],
    rows: view.relations.map((relation) => ({
      values: {
        one: name(relation.a),
        other: name(relation.b),
        state: STATE_WORDS[relation.state],
        openly: STATE_WORDS[relation.openly ?? relation.state],
        since: relation.since,
        pact: relation.pact ? 'yes' : 'no',
        tension: tensionOf(relation, relation.a),
        tensionOfOther: tensionOf(relation, relation.b),
      },
    })),
    empty: '',
  };
}

/** The relations of all empires, without fog. */
export function allRelationsPage(asked: Asked): DiplomacyContent {
  return {
    lead: TEXTS.allRelations,
    matrix: matrixOfAll(asked.view),
    acts: [{ href: `${asked.base}/relations`, label: TEXTS.setARelation }],
    empty: TEXTS.noTwoHaveMet,
    files: tableContent(relationsTable(asked.view), {
      fileHref: (form) => `${asked.base}/diplomacy/${form}`,
    }).files,
    dealings: asked.view.relations.map((relation) => dealingOf(asked, relation)),
    juniors: [],
    ordered: [],
    ordersHref: '',
    duties: [],
  };
}
