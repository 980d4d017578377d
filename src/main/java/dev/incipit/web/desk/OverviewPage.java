package dev.incipit.web.desk;

import dev.incipit.account.OwnKeys;
import dev.incipit.account.OwnKeys.OwnKey;
import dev.incipit.account.Plan;
import dev.incipit.history.DayUse;
import dev.incipit.history.RunHistory;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import java.time.Instant;
import java.time.InstantSource;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;

/** The page that a user sees first: how much of its allowances the account has used. */
public record OverviewPage(OwnKeys keys, RunHistory history, InstantSource clock) {
    /**
     * What the overview shows.
     *
     * @param keys the keys that are live or were used this month
     * @param resetAt when the next month begins
     * @param firstKey whether the account has no key of its own yet
     */
    record View(
            Plan plan,
            List<KeyUse> keys,
            Instant resetAt,
            UseChart generations,
            UseChart validations,
            boolean firstKey) {
        record KeyUse(String name, boolean live, UseMeter generations, UseMeter validations) {}
    }

    public static final String PATH = "/app";

    public List<PageRoute> routes() {
        return List.of(PageRoute.get(PATH, Access.SIGNED_IN, this::show));
    }

    private WebAnswer show(PageRequest request) {
        var account = request.signedIn().accountId();
        var plan = keys.plan(account);
        if (plan.isEmpty()) {
            return WebAnswer.notFound();
        }
        var month = YearMonth.from(clock.instant().atOffset(ZoneOffset.UTC));
        var days = history.days(account, month.atDay(1), month.atEndOfMonth());
        var listed = keys.list(account);
        var view = new View(
                plan.get(),
                listed.stream()
                        .filter(key -> key.isLive() || key.isUsed())
                        .map(OverviewPage::use)
                        .toList(),
                month.plusMonths(1).atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant(),
                UseChart.of("Generations", days, DayUse::generations),
                UseChart.of("Validations", days, DayUse::validations),
                listed.stream().noneMatch(key -> key.isLive() && !key.ofPages()));
        var frame = request.frame("Overview");
        return WebAnswer.html((out, forms) -> JteoverviewGenerated.render(out, forms, frame, view));
    }

    private static View.KeyUse use(OwnKey key) {
        return new View.KeyUse(
                KeyNames.of(key),
                key.isLive(),
                UseMeter.of("Generations", key.generations()),
                UseMeter.of("Validations", key.validations()));
    }
}
