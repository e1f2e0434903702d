/* Reference loop: abstract two-fleet battle, many repetitions.  C limit.
 *
 *   cc -O2 -o battle_c battle.c
 *   ./battle_c N BATTLES [rounds] [open] [reps]
 *     N        ships on each side
 *     BATTLES  battles in each timed repetition (split over 8 scenarios)
 *     rounds   0 = 2d6 rounds (default), otherwise a fixed number
 *     open     0 = the flagship's command rating limits the line (default), 1 = all fight
 *     reps     timed repetitions (default 5); the median is what to quote
 *
 * The rules below are the same, step by step, in battle.ts, with the same
 * random numbers: the two must print the same checksum.
 *
 *   ship      DV 3..16, AS 2..15, AF 0..6 and CC 1..4 (carried, unused), CR 4..12
 *   flagship  the whole ship with the highest CR, the sturdier of equals; a crippled one
 *             only where all are; a new one is named out of the line once it is
 *             crippled or lost (CSC-1, CSC-17)
 *   line      as many others as its CR says: the whole before the crippled, the strongest
 *             first; who is in it stays while there is room, the cheapest leave where there
 *             is not (CSC-1, CSC-13)
 *   round     each side rolls max(1, d6 + readiness), readiness -3..+2;
 *             damage = ceil(sum of AS in the line * roll / 10), both at once
 *   damage    (1) undamaged line ships in order: absorb DV, become crippled
 *             (AS halved, rounded up); (2) crippled line ships in order: absorb
 *             DV, destroyed; (3) what is left finishes (one step) the line ship
 *             with the lowest DV when it is more than half that DV
 *   length    2d6 rounds, or until a side has no ship
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAXN 256
#define SCENARIOS 8

struct ship { int dv, as, as2, af, cc, cr; };
struct side {
    int n, ready;
    struct ship ship[MAXN];
    int order[MAXN];            /* the strongest first */
    /* state of one battle */
    uint8_t hit[MAXN];          /* 0 whole, 1 crippled, 2 destroyed */
    uint8_t in[MAXN];           /* in the line */
    int alive, flag, line_n;
    int line[MAXN];
    /* the same as a battle begins */
    int flag0, line_n0;
    uint8_t in0[MAXN];
    int line0[MAXN];
};

static uint32_t s0, s1, s2, s3;
static inline uint32_t rotl(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }
static inline uint32_t rnd(void)
{                               /* xoshiro128++ */
    uint32_t r = rotl(s0 + s3, 7) + s0, t = s1 << 9;
    s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = rotl(s3, 11);
    return r;
}
static inline int die(int k) { return (int)(((rnd() >> 16) * (uint32_t)k) >> 16) + 1; }
static void seed(uint32_t v)
{
    uint32_t *s[4] = { &s0, &s1, &s2, &s3 };
    for (int i = 0; i < 4; i++) {           /* splitmix32 */
        v += 0x9e3779b9u;
        uint32_t z = v;
        z = (z ^ (z >> 16)) * 0x21f0aaadu;
        z = (z ^ (z >> 15)) * 0x735a2d97u;
        *s[i] = z ^ (z >> 15);
    }
}

static void make_side(struct side *p, int n)
{
    p->n = n;
    p->ready = die(6) - 4;
    for (int i = 0; i < n; i++) {
        struct ship *q = &p->ship[i];
        q->dv = 2 + die(14); q->as = 1 + die(14); q->as2 = (q->as + 1) >> 1;
        q->af = die(7) - 1;  q->cc = die(4);      q->cr = 3 + die(9);
    }
}

static inline int guns(const struct side *p, int i)
{
    return p->hit[i] ? p->ship[i].as2 : p->ship[i].as;
}
static inline int strength(const struct side *p, int i) { return guns(p, i) + p->ship[i].dv; }

static int leads(const struct side *p, int i, int j)
{
    const struct ship *a = &p->ship[i], *b = &p->ship[j];
    if (p->hit[i] != p->hit[j]) return p->hit[i] < p->hit[j];
    if (a->cr != b->cr) return a->cr > b->cr;
    if (a->dv != b->dv) return a->dv > b->dv;
    if (strength(p, i) != strength(p, j)) return strength(p, i) > strength(p, j);
    return i < j;
}
static void enter(struct side *p, int i) { p->in[i] = 1; p->line[p->line_n++] = i; }
static void leave(struct side *p, int k)
{
    p->in[p->line[k]] = 0;
    p->line_n--;
    for (; k < p->line_n; k++) p->line[k] = p->line[k + 1];
}

/* a new flagship for one that is crippled or gone; whom it cannot command leaves */
static void name_flag(struct side *p)
{
    int best = -1, k;
    if (p->flag >= 0 && p->hit[p->flag] == 0) return;
    for (k = 0; k < p->line_n; k++)
        if (best < 0 || leads(p, p->line[k], best)) best = p->line[k];
    if (best < 0) {
        for (int i = 0; i < p->n; i++)
            if (p->hit[i] < 2 && (best < 0 || leads(p, i, best))) best = i;
        if (best >= 0) enter(p, best);
    }
    p->flag = best;
    while (best >= 0 && p->line_n > 1 + p->ship[best].cr) {
        int gone = -1, cheapest = 0;
        for (k = 0; k < p->line_n; k++) {
            int i = p->line[k], cost = p->ship[i].dv + p->ship[i].as;
            if (i == best) continue;
            if (gone < 0 || cost < cheapest
                || (cost == cheapest && strength(p, i) < strength(p, p->line[gone]))) {
                gone = k; cheapest = cost;
            }
        }
        leave(p, gone);
    }
}

/* the reserve fills up to the limit */
static void fill_line(struct side *p)
{
    int room, k, i;
    if (p->flag < 0 || p->alive == p->line_n) return;
    room = 1 + p->ship[p->flag].cr - p->line_n;
    for (k = 0; k < p->n && room > 0; k++) {
        i = p->order[k];
        if (p->in[i] || p->hit[i]) continue;
        enter(p, i);
        room--;
    }
    while (room > 0 && p->alive > p->line_n) {
        int best = -1;
        for (i = 0; i < p->n; i++)
            if (!p->in[i] && p->hit[i] == 1 && (best < 0 || strength(p, i) > strength(p, best)))
                best = i;
        enter(p, best);
        room--;
    }
}

/* before any battle: who is the strongest, and the first line */
static void form_line(struct side *p, int open)
{
    memset(p->hit, 0, p->n);
    memset(p->in, 0, p->n);
    p->alive = p->n; p->flag = -1; p->line_n = 0;
    for (int i = 0; i < p->n; i++) {
        int k = i;
        for (; k > 0 && strength(p, i) > strength(p, p->order[k - 1]); k--)
            p->order[k] = p->order[k - 1];
        p->order[k] = i;
    }
    if (open) for (int i = 0; i < p->n; i++) p->ship[i].cr += p->n;
    name_flag(p);
    fill_line(p);
    p->flag0 = p->flag; p->line_n0 = p->line_n;
    memcpy(p->in0, p->in, p->n);
    memcpy(p->line0, p->line, sizeof(int) * p->line_n);
}
static void begin(struct side *p)
{
    memset(p->hit, 0, p->n);
    memcpy(p->in, p->in0, p->n);
    memcpy(p->line, p->line0, sizeof(int) * p->line_n0);
    p->alive = p->n; p->flag = p->flag0; p->line_n = p->line_n0;
}
static int fire_of(const struct side *p)
{
    int as = 0;
    for (int k = 0; k < p->line_n; k++) as += guns(p, p->line[k]);
    return as;
}

static void take(struct side *p, int dmg)
{
    int i, k, n = 0, weak = -1, wdv = 1 << 30, dead = 0;
    for (k = 0; k < p->line_n; k++) {
        i = p->line[k];
        if (p->hit[i] == 0 && p->ship[i].dv <= dmg) { dmg -= p->ship[i].dv; p->hit[i] = 1; }
    }
    for (k = 0; k < p->line_n; k++) {
        i = p->line[k];
        if (p->hit[i] == 1 && p->ship[i].dv <= dmg) { dmg -= p->ship[i].dv; p->hit[i] = 2; dead++; }
    }
    if (dmg > 0) {
        for (k = 0; k < p->line_n; k++) {
            i = p->line[k];
            if (p->hit[i] < 2 && p->ship[i].dv < wdv) { wdv = p->ship[i].dv; weak = i; }
        }
        if (weak >= 0 && 2 * dmg > wdv && ++p->hit[weak] == 2) dead++;
    }
    if (!dead) return;
    p->alive -= dead;
    for (k = 0; k < p->line_n; k++) {
        i = p->line[k];
        if (p->hit[i] < 2) p->line[n++] = i; else p->in[i] = 0;
    }
    p->line_n = n;
}

static uint64_t rounds_done;
static struct side A, B;

/* 0 drawn or unfinished, 1 only A is left, 2 only B is left */
static int battle(int fixed)
{
    int rounds = fixed ? fixed : die(6) + die(6);
    begin(&A); begin(&B);
    while (rounds-- > 0 && A.alive && B.alive) {
        name_flag(&A); name_flag(&B);
        int ra = die(6) + A.ready, rb = die(6) + B.ready;
        if (ra < 1) ra = 1;
        if (rb < 1) rb = 1;
        int da = (fire_of(&A) * ra + 9) / 10;
        int db = (fire_of(&B) * rb + 9) / 10;
        take(&B, da);
        take(&A, db);
        name_flag(&A); name_flag(&B);
        fill_line(&A); fill_line(&B);
        rounds_done++;
    }
    if (A.alive && !B.alive) return 1;
    if (B.alive && !A.alive) return 2;
    return 0;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}
static int cmp(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 10;
    long total = argc > 2 ? atol(argv[2]) : 800000;
    int fixed = argc > 3 ? atoi(argv[3]) : 0;
    int open = argc > 4 ? atoi(argv[4]) : 0;
    int reps = argc > 5 ? atoi(argv[5]) : 5;
    double rate[64];
    uint32_t sum = 0, win[3] = { 0, 0, 0 };
    if (n < 1 || n > MAXN || reps < 1 || reps > 64) return 2;
    for (int r = 0; r < reps; r++) {
        double t = now();
        sum = 0; win[0] = win[1] = win[2] = 0; rounds_done = 0;
        for (uint32_t sc = 0; sc < SCENARIOS; sc++) {
            seed(1000 + sc);
            make_side(&A, n); make_side(&B, n);
            form_line(&A, open); form_line(&B, open);
            for (long i = 0; i < total / SCENARIOS; i++) {
                int w = battle(fixed);
                win[w]++;
                sum = sum * 31u + (uint32_t)(w * 65536 + A.alive * 256 + B.alive);
            }
        }
        rate[r] = (total / SCENARIOS * SCENARIOS) / (now() - t);
    }
    qsort(rate, reps, sizeof *rate, cmp);
    printf("c N=%d rounds=%s line=%s battles/s median %.0f min %.0f max %.0f  "
           "rounds/battle %.2f  win A %.4f B %.4f  checksum %08x\n",
           n, fixed ? "fixed" : "2d6", open ? "open" : "CR", rate[reps / 2], rate[0], rate[reps - 1],
           (double)rounds_done / (total / SCENARIOS * SCENARIOS),
           win[1] / (double)total, win[2] / (double)total, sum);
    return 0;
}
