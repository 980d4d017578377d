package dev.incipit.app.admin;

import dev.incipit.app.AccountStore;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextTable;
import dev.incipit.people.EmailAddress;
import dev.incipit.people.Role;
import dev.incipit.people.User;
import dev.incipit.people.Users;
import dev.incipit.problem.InvalidInput;
import dev.incipit.text.Words;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Manages the people who sign in to the pages. A change takes effect with the next request. */
@Command(
        name = "users",
        description = "Invite, create, verify, list and disable the people who sign in to the service's pages.",
        footer = {
            "",
            "Examples:",
            "  incipit users invite ann@example.org --account acme",
            "  incipit users invite op@example.org --operator",
            "  incipit users list"
        })
public record UsersCommand(Terminal terminal) {
    private static final String ACCOUNT = "An account that exists; without it the user gets one of their own.";

    /** JSON form of a user; times are ISO 8601, {@code disabled} is null for one who may sign in. */
    record UserBody(
            String address,
            String account,
            String role,
            String created,
            @Nullable String verified,
            @Nullable String disabled) {
        static UserBody of(User user) {
            return new UserBody(
                    user.address(),
                    user.account(),
                    Words.word(user.role()),
                    user.createdAt().toString(),
                    user.verifiedAt().map(Instant::toString).orElse(null),
                    user.disabledAt().map(Instant::toString).orElse(null));
        }
    }

    record UsersBody(List<UserBody> users) {}

    record LinkBody(String address, String link) {}

    @Command(
            name = "invite",
            description =
                    "Print a link by which somebody chooses a password, once, within 24 hours; it is mailed, too, if"
                            + " mail.host is set.",
            footer = {"", "Examples:", "  incipit users invite ann@example.org --account acme"})
    int invite(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "ADDRESS", description = "The e-mail address.") String address,
            @Option(names = "--account", paramLabel = "NAME", defaultValue = "", description = ACCOUNT) String account,
            @Option(names = "--operator", description = "May see and change all accounts.") boolean operator) {
        return link(
                options,
                address,
                (store, email) ->
                        store.people().joining().invite(email, account, role(operator), "operator " + email.text()));
    }

    @Command(
            name = "reset",
            description = "Print a link by which a user chooses a new password, once, within 24 hours.",
            footer = {"", "Examples:", "  incipit users reset ann@example.org"})
    int reset(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "ADDRESS", description = "The user.") String address) {
        return link(
                options, address, (store, email) -> store.people().recovery().resetLink(email));
    }

    private int link(StoreOptions options, String typed, BiFunction<AccountStore, EmailAddress, String> made) {
        var address = EmailAddress.parse(typed).orElseThrow(() -> new InvalidInput(EmailAddress.WHAT_IS_RIGHT));
        try (var store = options.open()) {
            var settings = options.settings();
            var link = settings.webOrigin(settings.server().port()) + made.apply(store, address);
            if (options.json()) {
                terminal.printJson(new LinkBody(address.text(), link));
            } else {
                terminal.printExactly(link);
            }
        }
        return ExitCodes.DONE;
    }

    private static Role role(boolean operator) {
        return operator ? Role.OPERATOR : Role.MEMBER;
    }

    @Command(
            name = "create",
            description = "Create a user with a password, which is read from standard input. The user signs in when"
                    + " 'incipit users verify' was run.",
            footer = {"", "Examples:", "  incipit users create ann@example.org --account acme < password.txt"})
    int create(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "ADDRESS", description = "The e-mail address.") String address,
            @Option(names = "--account", paramLabel = "NAME", defaultValue = "", description = ACCOUNT) String account,
            @Option(names = "--operator", description = "May see and change all accounts.") boolean operator) {
        var password = password();
        try (var store = options.openOrCreate()) {
            return print(options, store.people().users().create(address, account, role(operator), password));
        }
    }

    private String password() {
        var console = terminal.console();
        if (console.isPresent()) {
            // None after Ctrl-D.
            var typed = Optional.ofNullable(console.get().readPassword("Password: "));
            return typed.map(String::new).orElse("");
        }
        try {
            var line = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8)).readLine();
            return line == null ? "" : line;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Command(
            name = "verify",
            description = "Count a user's address as confirmed.",
            footer = {"", "Examples:", "  incipit users verify ann@example.org"})
    int verify(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "ADDRESS", description = "The user.") String address) {
        return changed(options, address, Users::verify);
    }

    @Command(
            name = "disable",
            description = "Disable a user and end their sessions; the account and its keys go on.",
            footer = {"", "Examples:", "  incipit users disable ann@example.org"})
    int disable(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "ADDRESS", description = "The user.") String address) {
        return changed(options, address, Users::disable);
    }

    private int changed(StoreOptions options, String address, BiFunction<Users, String, User> change) {
        try (var store = options.open()) {
            return print(options, change.apply(store.people().users(), address));
        }
    }

    @Command(
            name = "list",
            description = "Show all users.",
            footer = {"", "Examples:", "  incipit users list", "  incipit users list --json"})
    int list(@Mixin StoreOptions options) {
        try (var store = options.open()) {
            var users = store.people().users().list();
            return print(options, new UsersBody(users.stream().map(UserBody::of).toList()), users);
        }
    }

    private int print(StoreOptions options, User user) {
        return print(options, UserBody.of(user), List.of(user));
    }

    private int print(StoreOptions options, Record body, List<User> users) {
        var table = new TextTable(terminal.outStyle(), "ADDRESS", "ACCOUNT", "ROLE", "CREATED", "STATE");
        for (var user : users) {
            table.row(
                    user.address(),
                    user.account(),
                    Words.word(user.role()),
                    Amounts.time(user.createdAt()),
                    state(user));
        }
        return options.print(
                terminal,
                body,
                table,
                "There are no users yet: 'incipit users invite ADDRESS --operator' makes a link for the first.");
    }

    private static String state(User user) {
        return user.disabledAt()
                .map(at -> "disabled " + Amounts.time(at))
                .orElse(user.verifiedAt().isPresent() ? "verified" : "not verified");
    }
}
