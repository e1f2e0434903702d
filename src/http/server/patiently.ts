/** The result of the work if it ends within this time; otherwise `later`, and the work continues. */
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
