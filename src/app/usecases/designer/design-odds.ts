import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { judgeList } from '#app/designer/judge-list';
import { readDesigner } from '#app/designer/read-designer';
import { type UseCase, guarded } from '#app/guarded';
import type { AskedOdds } from '#app/odds/odds-register';
import { refuse } from '#app/use-case-error';
import { beginWhatIf, type OddsBegun } from '#app/what-if/begin-what-if';
import { listsWith } from '#app/what-if/known-classes';
import { type OwnOdds, ownOdds } from '#app/what-if/own-odds';
import type { WhatIf } from '#app/what-if/what-if';
import type { ChosenSettings } from '#content/scenarios/parse-scenario';
import type { DraftList } from '#content/force-lists/house-list-schema';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';

type Own = Readonly<{ session: string }>;
type AskInput = Own &
  Pick<AskedOdds, 'seed' | 'battles' | 'form' | 'assumed'> &
  Readonly<{
    whatIf: WhatIf;
    /** What differs from the book’s rules. */
    settings: ChosenSettings;
    /** The list that somebody designs; its legal classes can fight. Null: none. */
    draft: DraftList | null;
    /** The text of the published force lists. */
    forceLists: string;
  }>;

/** Begins to work out what classes of a list that somebody designs would do in battle. @rule ENC-1 */
export const askDesignOdds = ({ store, clock, odds }: Ports): UseCase<AskInput, OddsBegun> =>
  guarded(async ({ session, draft, whatIf, forceLists, settings, ...asked }) => {
    const now = clock.now();
    const designer = await store.read((reader) => readDesigner(reader, { session, now }));
    if (designer === undefined) return refuse('SESSION_ENDED');
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const units = draft === null ? [] : judgeList(draft).units;
    const legal = units.filter(({ faults }) => faults.length === 0);
    return beginWhatIf(odds, {
      ...asked,
      seat: designer.seat,
      whatIf,
      rules: { ...DEFAULT_RULE_SET, ...settings },
      lists: listsWith(
        lists.value,
        legal.map(({ design }) => design),
      ),
    });
  });

/** The caller's present or last odds of designs; null: none since the server started. */
export const readDesignOdds = ({ store, clock, odds }: Ports): UseCase<Own, OwnOdds | null> =>
  guarded(async ({ session }) => {
    const now = clock.now();
    const designer = await store.read((reader) => readDesigner(reader, { session, now }));
    if (designer === undefined) return refuse('SESSION_ENDED');
    const held = odds.look(designer.seat);
    return ok(held === null ? null : ownOdds(held));
  });

/** Stops them. */
export const stopDesignOdds = ({ store, clock, odds }: Ports): UseCase<Own, null> =>
  guarded(async ({ session }) => {
    const now = clock.now();
    const designer = await store.read((reader) => readDesigner(reader, { session, now }));
    if (designer === undefined) return refuse('SESSION_ENDED');
    odds.stop(designer.seat);
    return ok(null);
  });
