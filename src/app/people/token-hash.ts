import { brandAs } from '#kernel/brand/brand';
import { hashText } from '#kernel/result/hash';
import type { TokenHash } from '#app/ports/people-record';

/** The stored form of a token. */
export const tokenHash = (token: string): TokenHash => brandAs<TokenHash>(hashText(token));
