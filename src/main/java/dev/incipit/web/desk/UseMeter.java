package dev.incipit.web.desk;

import dev.incipit.account.QuotaState;
import java.util.Locale;

/** How much of an allowance is used. */
record UseMeter(String name, int used, int limit) {
    /** From this number on a plan counts as one without a limit. */
    private static final int ENDLESS = 1_000_000_000;

    static UseMeter of(String name, QuotaState quota) {
        return new UseMeter(name, quota.used(), quota.limit());
    }

    /** Of the width, from 0 to 100. */
    int percent() {
        return limit == 0 ? 100 : (int) Math.min(100, 100L * used / limit);
    }

    boolean isFull() {
        return used >= limit;
    }

    /** As in "3 of 10". */
    String words() {
        return number(used) + (limit >= ENDLESS ? ", no limit" : " of " + number(limit));
    }

    /** As in "2,000" or "no limit". */
    static String number(int count) {
        return count >= ENDLESS ? "no limit" : String.format(Locale.ENGLISH, "%,d", count);
    }
}
