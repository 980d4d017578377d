package dev.incipit.web.desk;

import dev.incipit.account.Accounts;
import dev.incipit.account.Plan;
import dev.incipit.account.PlanCatalog;
import dev.incipit.text.Words;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The operator's list of accounts: their users, plans and use.
 *
 * @param people reads the addresses of all users, by the name of their account
 */
public record AccountPages(Accounts accounts, PlanCatalog plans, Supplier<Map<String, List<String>>> people) {
    private static final String PATH = "/app/accounts";
    private static final int SOUGHT_MAX = 100;

    public List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH, Access.OPERATOR, this::show),
                PageRoute.post(PATH + "/plan", Access.OPERATOR, this::changePlan),
                PageRoute.post(PATH + "/disable", Access.OPERATOR, this::disable));
    }

    private WebAnswer show(PageRequest request) {
        var view = AccountsView.of(
                accounts.list(),
                Words.beginning(request.query().text("find"), SOUGHT_MAX),
                plans.plans().stream().map(Plan::name).toList(),
                people.get());
        var frame = request.frame("Accounts");
        return WebAnswer.html((out, forms) -> JteaccountsGenerated.render(out, forms, frame, view));
    }

    private WebAnswer changePlan(PageRequest request) {
        var changed = accounts.changePlan(
                request.form().exact("account"), request.form().text("plan"));
        request.notice(changed.name() + " has the plan " + changed.plan() + " from now on.");
        return WebAnswer.seeOther(PATH);
    }

    private WebAnswer disable(PageRequest request) {
        var name = request.form().exact("account");
        if (name.equals(request.signedIn().account())) {
            request.notice("This is your own account: another operator can disable it, or 'incipit accounts disable'.");
            return WebAnswer.seeOther(PATH);
        }
        var disabled = accounts.disable(name);
        request.notice(disabled.name() + " is disabled: its keys and its users are refused.");
        return WebAnswer.seeOther(PATH);
    }
}
