import type { UnitDesign } from '#model/forces/design';
import type { DesignId, FleetId } from '#model/campaign/ids';
import { reachOf } from '#rules/movement/reach-of';
import type { Destination } from '#rules/movement/reachable-from';
import type { Cell } from '#report/document/document';
import { hidingTexts } from '#report/sentences/hiding-texts';
import type { ReportContext } from '../context.ts';
import { unitFactsOf } from '../forces.ts';
import { siteFactsOf } from '../order-form/site-facts.ts';
import { type SupplyPlace, supplyCellsOf } from '../supply-cells.ts';
import type { UnitFacts } from '../units-phrase.ts';

/** All that the cards of a player's sheet are made from, worked out once. */
export type SheetDesk = ReportContext &
  Readonly<{
    facts: UnitFacts;
    designOf: (id: DesignId) => UnitDesign | undefined;
    supply: (at: SupplyPlace) => Cell;
    reach: (fleet: FleetId) => readonly Destination[];
  }>;

/** The desk of one sheet. */
export function sheetDeskOf(context: ReportContext): SheetDesk {
  const { view, names } = context;
  const { designOf } = siteFactsOf(view);
  const reach = reachOf(view);
  return {
    ...context,
    facts: unitFactsOf({ ...view, names, hiding: hidingTexts(view) }),
    designOf,
    supply: supplyCellsOf(context),
    reach: (id) => {
      const fleet = view.fleets[id];
      return fleet === undefined ? [] : reach(fleet);
    },
  };
}
