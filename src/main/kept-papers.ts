/** Draws a paper. The signal is aborted when nobody wants it any more. */
export type Draw = (unwanted: AbortSignal) => Promise<Uint8Array>;

type Kept = {
  readonly bytes: Promise<Uint8Array>;
  readonly controller: AbortController;
  /** The number of requests that wait for it. */
  wanted: number;
  /** 0 until it is drawn. */
  size: number;
};

/** Papers by what they show. Several requests for a paper that is being drawn wait for the same drawing. */
export type KeptPapers = Readonly<{
  get: (key: string, draw: Draw, signal?: AbortSignal) => Promise<Uint8Array>;
}>;

/** Keeps papers up to a number of bytes. The least recently requested papers are dropped first. */
export function keptPapers(most: number): KeptPapers {
  const papers = new Map<string, Kept>();
  let total = 0;
  const forget = (key: string): void => {
    total -= papers.get(key)?.size ?? 0;
    papers.delete(key);
  };
  const makeRoom = (): void => {
    for (const [key, { size }] of papers) {
      if (total <= most) return;
      if (size > 0) forget(key);
    }
  };
  const drawn = (key: string, draw: Draw): Kept => {
    const controller = new AbortController();
    const paper: Kept = { bytes: draw(controller.signal), controller, wanted: 0, size: 0 };
    const isKept = (): boolean => papers.get(key) === paper;
    paper.bytes.then(
      ({ byteLength }) => {
        if (!isKept()) return;
        paper.size = byteLength;
        total += byteLength;
        makeRoom();
      },
      () => {
        // The next request draws it again.
        if (isKept()) forget(key);
      },
    );
    return paper;
  };
  return {
    get: async (key, draw, signal) => {
      const paper = papers.get(key) ?? drawn(key, draw);
      // The last in the map is the most recently requested.
      papers.delete(key);
      papers.set(key, paper);
      paper.wanted += 1;
      const leave = (): void => {
        paper.wanted -= 1;
        // A drawing that has begun goes on to its end, and the paper is kept.
        if (paper.wanted === 0) paper.controller.abort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      try {
        return await paper.bytes;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
  };
}
