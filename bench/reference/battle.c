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
 *   line      flagship = living ship with the highest CR; then as many other
 *             living ships, in list order, as its CR says (CSC-1)
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
    /* state of one battle */
    uint8_t hit[MAXN];          /* 0 whole, 1 crippled, 2 destroyed */
    int alive, flag, line_n;
    int line[MAXN];
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

static void pick_flag(struct side *p)
{
    int best = -1, cr = -1;
    for (int i = 0; i < p->n; i++)
        if (p->hit[i] < 2 && p->ship[i].cr > cr) { cr = p->ship[i].cr; best = i; }
    p->flag = best;
}

/* forms the line, returns its total AS */
static int form_line(struct side *p, int open)
{
    int f = p->flag, room = open ? 1 << 30 : p->ship[f].cr, k = 0, as;
    p->line[k++] = f;
    as = p->hit[f] ? p->ship[f].as2 : p->ship[f].as;
    for (int i = 0; i < p->n; i++) {
        if (room == 0) break;
        if (i == f || p->hit[i] == 2) continue;
        room--;
        as += p->hit[i] ? p->ship[i].as2 : p->ship[i].as;
        p->line[k++] = i;
    }
    p->line_n = k;
    return as;
}

static void take(struct side *p, int dmg)
{
    int i, k, dead_flag = 0, weak = -1, wdv = 1 << 30;
    for (k = 0; k < p->line_n; k++) {
        i = p->line[k];
        if (p->hit[i] == 0 && p->ship[i].dv <= dmg) { dmg -= p->ship[i].dv; p->hit[i] = 1; }
    }
    for (k = 0; k < p->line_n; k++) {
        i = p->line[k];
        if (p->hit[i] == 1 && p->ship[i].dv <= dmg) {
            dmg -= p->ship[i].dv; p->hit[i] = 2; p->alive--;
            if (i == p->flag) dead_flag = 1;
        }
    }
    if (dmg > 0) {
        for (k = 0; k < p->line_n; k++) {
            i = p->line[k];
            if (p->hit[i] < 2 && p->ship[i].dv < wdv) { wdv = p->ship[i].dv; weak = i; }
        }
        if (weak >= 0 && 2 * dmg > wdv && ++p->hit[weak] == 2) {
            p->alive--;
            if (weak == p->flag) dead_flag = 1;
        }
    }
    if (dead_flag && p->alive) pick_flag(p);
}

static uint64_t rounds_done;
static struct side A, B;

/* 0 drawn or unfinished, 1 A stands alone, 2 B stands alone */
static int battle(int fixed, int open, int flag_a, int flag_b)
{
    int rounds = fixed ? fixed : die(6) + die(6);
    memset(A.hit, 0, A.n); memset(B.hit, 0, B.n);
    A.alive = A.n; B.alive = B.n; A.flag = flag_a; B.flag = flag_b;
    while (rounds-- > 0 && A.alive && B.alive) {
        int ra = die(6) + A.ready, rb = die(6) + B.ready;
        if (ra < 1) ra = 1;
        if (rb < 1) rb = 1;
        int da = (form_line(&A, open) * ra + 9) / 10;
        int db = (form_line(&B, open) * rb + 9) / 10;
        take(&B, da);
        take(&A, db);
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
            memset(A.hit, 0, n); memset(B.hit, 0, n);
            pick_flag(&A); pick_flag(&B);
            int fa = A.flag, fb = B.flag;
            for (long i = 0; i < total / SCENARIOS; i++) {
                int w = battle(fixed, open, fa, fb);
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
