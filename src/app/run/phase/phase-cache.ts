import type { EmpireView } from '#fog/views/empire-view';
import type { CampaignState } from '#model/campaign/state';

/**
 * A cache that a run of several phases hands from one phase to the next, to avoid reading data again. Each entry is
 * checked against the store: states by their hash, views by their edition.
 */
export type PhaseCache = Readonly<{
  state: (hash: string) => CampaignState | undefined;
  /** Keeps the state that a phase left, and drops the one before. */
  keepState: (hash: string, state: CampaignState) => void;
  view: (edition: string) => EmpireView | undefined;
  keepView: (edition: string, view: EmpireView) => void;
}>;

/** An empty cache. */
export function phaseCache(): PhaseCache {
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
