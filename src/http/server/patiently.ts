/** What work comes to if it is done within this time; else `later`, and the work goes on. */
export async function patiently<T>(work: Promise<T>, patienceMs: number): Promise<T | 'later'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'later'>((resolve) => {
    timer = setTimeout(() => resolve('later'), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
