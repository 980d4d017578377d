package dev.incipit.api;

import dev.incipit.account.QuotaState;
import dev.incipit.api.body.UsageResponse;
import dev.incipit.api.body.UsageResponse.Allowance;
import dev.incipit.api.exchange.Exchange;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** GET /api/v1/usage: plan and limits of the key, and what is used. Takes nothing of the month's allowances. */
final class UsageHandler implements Handler {
    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        var exchange = Exchange.of(request);
        var grant = exchange.grant();
        var usage = new UsageResponse(
                grant.plan().name(),
                period(grant.generations()),
                allowance(grant.generations()),
                allowance(grant.validations()),
                new UsageResponse.Minute(grant.rate().limit(), grant.rate().remaining()),
                grant.plan().fullPagesMax());
        exchange.answer(request, response, Status.OK_200, Json.write(usage));
    }

    private static UsageResponse.Period period(QuotaState quota) {
        return new UsageResponse.Period(
                quota.begunAt().toString(), quota.resetAt().toString());
    }

    private static Allowance allowance(QuotaState quota) {
        return new Allowance(quota.limit(), quota.used(), quota.remaining());
    }
}
