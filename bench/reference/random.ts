/** The dice of the reference loops (xoshiro128++, its upper 16 bits), so that all draw the same maps and questions. */
export function referenceDice(seed: number): () => number {
  let value = seed;
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => {
    value = (value + 0x9e3779b9) | 0;
    let mixed = value;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  });
  let [s0, s1, s2, s3] = [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0];
  return () => {
    const x = (s0 + s3) | 0;
    const r = (((x << 7) | (x >>> 25)) + s0) | 0;
    const t = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = (s3 << 11) | (s3 >>> 21);
    return r >>> 16;
  };
}
