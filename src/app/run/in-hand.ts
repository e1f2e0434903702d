import type { EmpireView } from '#fog/views/empire-view';
import type { CampaignState } from '#model/campaign/state';

/**
 * What a run of several phases has in hand from one to the next, so that it need not be read again. All of it goes by what vouches for
 * it in the store: states by their hash, views by the edition that they were issued in.
 */
export type InHand = Readonly<{
  state: (hash: string) => CampaignState | undefined;
  /** The state that a phase left; the one before it is let go. */
  keepState: (hash: string, state: CampaignState) => void;
  view: (edition: string) => EmpireView | undefined;
  keepView: (edition: string, view: EmpireView) => void;
}>;

/** Empty hands. */
export function inHand(): InHand {
  const last = new Map<string, CampaignState>();
  const views = new Map<string, EmpireView>();
  return {
    state: (hash) => last.get(hash),
    keepState: (hash, state) => {
      last.clear();
      last.set(hash, state);
    },
    view: (edition) => views.get(edition),
    keepView: (edition, view) => void views.set(edition, view),
  };
}
