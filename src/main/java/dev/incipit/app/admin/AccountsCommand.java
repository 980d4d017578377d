package dev.incipit.app.admin;

import dev.incipit.account.Accounts;
import dev.incipit.account.Accounts.Account;
import dev.incipit.account.PlanCatalog;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextTable;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Manages the operator's accounts (decisions §7). A change takes effect with the next request. */
@Command(
        name = "accounts",
        description = "Open, list, change and disable accounts.",
        footer = {"", "Examples:", "  incipit accounts create acme --plan pro", "  incipit accounts list"})
public record AccountsCommand(Terminal terminal) {
    /** JSON form of an account; times are ISO 8601, {@code disabled} is null for an open account. */
    record AccountBody(
            String name,
            String plan,
            String created,
            @Nullable String disabled,
            long keys,
            long generatedThisMonth,
            long validatedThisMonth) {
        static AccountBody of(Account account) {
            return new AccountBody(
                    account.name(),
                    account.plan(),
                    account.createdAt().toString(),
                    account.disabledAt().map(Instant::toString).orElse(null),
                    account.keys(),
                    account.generationsThisMonth(),
                    account.validationsThisMonth());
        }
    }

    record AccountsBody(List<AccountBody> accounts) {}

    @Command(
            name = "create",
            description = "Open an account.",
            footer = {"", "Examples:", "  incipit accounts create acme", "  incipit accounts create acme --plan pro"})
    int create(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "NAME", description = "Its name.") String name,
            @Option(
                            names = "--plan",
                            paramLabel = "PLAN",
                            defaultValue = PlanCatalog.FREE,
                            description = "free (unless said), starter, pro or business.")
                    String plan) {
        try (var store = options.openOrCreate()) {
            return print(options, store.accounts().create(name, plan));
        }
    }

    @Command(
            name = "list",
            description = "Show all accounts, with the use of this month.",
            footer = {"", "Examples:", "  incipit accounts list", "  incipit accounts list --json"})
    int list(@Mixin StoreOptions options) {
        try (var store = options.open()) {
            var accounts = store.accounts().list();
            return print(
                    options,
                    new AccountsBody(accounts.stream().map(AccountBody::of).toList()),
                    accounts);
        }
    }

    @Command(
            name = "plan",
            description = "Change the plan of an account and all its keys.",
            footer = {"", "Examples:", "  incipit accounts plan acme business"})
    int plan(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "NAME", description = "The account.") String name,
            @Parameters(paramLabel = "PLAN", description = "free, starter, pro or business.") String plan) {
        return changed(options, accounts -> accounts.changePlan(name, plan));
    }

    @Command(
            name = "disable",
            description = "Disable an account: all its keys are refused.",
            footer = {"", "Examples:", "  incipit accounts disable acme"})
    int disable(
            @Mixin StoreOptions options, @Parameters(paramLabel = "NAME", description = "The account.") String name) {
        return changed(options, accounts -> accounts.disable(name));
    }

    private int changed(StoreOptions options, Function<Accounts, Account> change) {
        try (var store = options.open()) {
            return print(options, change.apply(store.accounts()));
        }
    }

    private int print(StoreOptions options, Account account) {
        return print(options, AccountBody.of(account), List.of(account));
    }

    private int print(StoreOptions options, Record body, List<Account> accounts) {
        var table = new TextTable(
                terminal.outStyle(), "NAME", "PLAN", "CREATED", "KEYS", "GENERATED", "VALIDATED", "STATE");
        for (var account : accounts) {
            table.row(
                    account.name(),
                    account.plan(),
                    Amounts.time(account.createdAt()),
                    account.keys(),
                    account.generationsThisMonth(),
                    account.validationsThisMonth(),
                    account.disabledAt()
                            .map(at -> "disabled " + Amounts.time(at))
                            .orElse("open"));
        }
        return options.print(
                terminal, body, table, "There are no accounts yet: 'incipit accounts create NAME' opens one.");
    }
}
