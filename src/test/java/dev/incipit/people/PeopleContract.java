package dev.incipit.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.store.FolderException;
import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.mail.MailServer;
import dev.incipit.mail.MailText;
import dev.incipit.people.Attempts.Kind;
import dev.incipit.people.Recovery.Confirmed;
import dev.incipit.people.Throttle.Limit;
import dev.incipit.problem.InvalidInput;
import dev.incipit.store.Stores;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What users can rely on, on every store, with two replicas on it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PeopleContract {
    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
    private static final String PASSWORD = "four words in a row";
    private static final String CLIENT = "192.0.2.7";
    private static final Pattern LINK =
            Pattern.compile("https://incipit\\.example\\.org/[a-z]+\\?link=([A-Za-z0-9_-]{43})\\s");

    private final Stores store;
    private final AtomicReference<Instant> time = new AtomicReference<>(NOON);
    private GreenMail mails;
    private PeopleReplica replica;
    private PeopleReplica twin;
    private People people;
    private int test;

    PeopleContract(Stores store) {
        this.store = store;
    }

    /** Once for all tests, since opening a store takes far longer than most of them. */
    @BeforeAll
    void open() {
        mails = MailServer.plain();
        replica = PeopleReplica.on(store.fresh(), time, mails);
        twin = replica.twin(mails);
        people = replica.people();
    }

    @BeforeEach
    void empty() throws FolderException {
        for (var table : List.of(
                "user_identity",
                "sign_in_attempt",
                "user_session",
                "user_link",
                "attempt_state",
                "app_user",
                "account")) {
            replica.database().change("delete from " + table);
        }
        mails.purgeEmailFromAllMailboxes();
        time.set(NOON);
        test++;
    }

    @AfterAll
    void close() {
        twin.close();
        replica.close();
        mails.stop();
    }

    private void pass(Duration duration) {
        time.updateAndGet(now -> now.plus(duration));
    }

    /** An address of this test alone, since a mail of the test before may still arrive. */
    private String at(String name) {
        return name + test + "@example.org";
    }

    private static EmailAddress address(String text) {
        return EmailAddress.parse(text).orElseThrow();
    }

    /** The text of the last of so many mails to an address. */
    private String mail(String to, int count) {
        while (true) {
            var all = mails.getReceivedMessages();
            var received =
                    Arrays.stream(all).filter(message -> isTo(message, to)).toList();
            if (received.size() >= count) {
                return MailText.of(received.get(count - 1));
            }
            assertTrue(mails.waitForIncomingEmail(10_000, all.length + 1), "no mail " + count + " to " + to);
        }
    }

    private long countOf(String to) {
        return Arrays.stream(mails.getReceivedMessages())
                .filter(message -> isTo(message, to))
                .count();
    }

    private static boolean isTo(Message message, String to) {
        try {
            return message.getAllRecipients()[0].toString().equals(to);
        } catch (MessagingException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static String link(String mail) {
        var found = LINK.matcher(mail);
        assertTrue(found.find(), mail);
        return found.group(1);
    }

    private Secret joined(String to) {
        assertTrue(people.joining().signUp(address(to), CLIENT));
        var outcome = people.joining().join(link(mail(to, 1)), address(to), PASSWORD, "test");
        return assertInstanceOf(Joining.Joined.class, outcome).session();
    }

    private SignIn.Outcome signIn(String address, String password) {
        return people.signIn().signIn(address, password, CLIENT, "test");
    }

    @Test
    void whoSignsUpConfirmsTheAddressAndHasAnAccountOfTheirOwn() {
        var session = joined(at("ann"));
        var user = twin.people().sessions().user(session.text()).orElseThrow();
        assertEquals(at("ann"), user.address());
        assertEquals(at("ann"), user.account());
        assertEquals(Role.MEMBER, user.role());
        assertEquals("free", replica.accounts().list().getFirst().plan());
        assertInstanceOf(SignIn.Begun.class, signIn(" " + at("ann").toUpperCase(Locale.ROOT) + " ", PASSWORD));
    }

    @Test
    void anAccountOfTheSameNameIsAnothersAndStaysSo() {
        replica.accounts().create(at("ann"), "pro");
        var session = joined(at("ann"));
        assertEquals(
                at("ann") + "-2",
                people.sessions().user(session.text()).orElseThrow().account());
    }

    @Test
    void aKnownAddressGetsAMailThatSaysSoAndNoLinkToJoin() {
        joined(at("ann"));
        assertTrue(people.joining().signUp(address(at("ann")), CLIENT));
        assertTrue(mail(at("ann"), 2).contains("has a login already"));
    }

    @Test
    void anUnknownAddressIsAskedForAResetAndGetsNoMail() {
        assertTrue(people.recovery().askForReset(address(at("nobody")), CLIENT));
        assertTrue(people.joining().signUp(address(at("ann")), CLIENT));
        mail(at("ann"), 1);
        assertEquals(0, countOf(at("nobody")));
    }

    @Test
    void aLinkWorksOnceOverAllReplicas() throws InterruptedException {
        people.joining().signUp(address(at("ann")), CLIENT);
        var link = link(mail(at("ann"), 1));
        var joined = storm(
                8,
                i -> (i % 2 == 0 ? people : twin.people()).joining().join(link, address(at("ann")), PASSWORD, "test")
                        instanceof Joining.Joined);
        assertEquals(1, joined);
        assertTrue(people.joining().look(link).isEmpty());
        assertEquals(1, people.users().list().size());
    }

    @Test
    void aLinkWorksForADay() {
        people.joining().signUp(address(at("ann")), CLIENT);
        var link = link(mail(at("ann"), 1));
        pass(Duration.ofHours(24).minusSeconds(1));
        assertTrue(people.joining().look(link).isPresent());
        pass(Duration.ofSeconds(1));
        assertTrue(people.joining().look(link).isEmpty());
        people.sweep();
        assertEquals(none(), replica.database().rows("select link_hash from user_link"));
    }

    private static List<Object> none() {
        return List.of();
    }

    @Test
    void aLinkIsGoodForItsPurposeOnly() {
        people.joining().signUp(address(at("ann")), CLIENT);
        var link = link(mail(at("ann"), 1));
        assertTrue(people.recovery().addressOf(link).isEmpty());
        assertEquals(Confirmed.GONE, people.recovery().confirm(link));
        assertTrue(people.joining().look(link).isPresent());
    }

    @Test
    void theStoreHoldsNoSecretAsItIs() {
        people.joining().signUp(address(at("ann")), CLIENT);
        var link = link(mail(at("ann"), 1));
        var session = joined(at("bob"));
        for (var row : replica.database()
                .rows("select link_hash as secret from user_link union all"
                        + " select session_hash from user_session union all select password_hash from app_user")) {
            assertFalse(row.text("secret").contains(link));
            assertFalse(row.text("secret").contains(session.text()));
            assertFalse(row.text("secret").contains(PASSWORD));
        }
    }

    @Test
    void aWrongPasswordAnUnknownAddressAndADisabledUserAreTheSame() {
        joined(at("ann"));
        joined(at("bob"));
        people.users().disable(at("bob"));
        assertEquals(new SignIn.Wrong(), signIn(at("ann"), "four words in a roW"));
        assertEquals(new SignIn.Wrong(), signIn(at("nobody"), PASSWORD));
        assertEquals(new SignIn.Wrong(), signIn("no address", PASSWORD));
        assertEquals(new SignIn.Wrong(), signIn(at("bob"), PASSWORD));
    }

    @Test
    void attemptsOfAnAddressAreBoundedExactlyOverReplicas() throws InterruptedException {
        var admitted =
                storm(40, i -> (i % 2 == 0 ? replica : twin).throttle().admits(Limit.SIGN_IN_BY_ADDRESS, at("ann")));
        assertEquals(Limit.SIGN_IN_BY_ADDRESS.attemptsMax, admitted);
        pass(Duration.ofMinutes(15));
        assertTrue(twin.throttle().admits(Limit.SIGN_IN_BY_ADDRESS, at("ann")));
    }

    @Test
    void whoGuessesIsStoppedEvenWithTheRightPasswordAndGoesOnLater() {
        joined(at("ann"));
        for (int i = 0; i < Limit.SIGN_IN_BY_ADDRESS.attemptsMax; i++) {
            assertEquals(new SignIn.Wrong(), signIn(at("ann"), "wrong password " + i));
        }
        assertEquals(new SignIn.TooMany(), signIn(at("ann"), PASSWORD));
        pass(Duration.ofMinutes(15));
        assertInstanceOf(SignIn.Begun.class, signIn(at("ann"), PASSWORD));
    }

    @Test
    void oneClientIsStoppedOverManyAddresses() {
        for (int i = 0; i < Limit.SIGN_IN_BY_CLIENT.attemptsMax; i++) {
            assertEquals(new SignIn.Wrong(), signIn("user" + i + "@example.org", PASSWORD));
        }
        assertEquals(new SignIn.TooMany(), signIn(at("another"), PASSWORD));
        assertEquals(new SignIn.Wrong(), people.signIn().signIn(at("another"), PASSWORD, "192.0.2.8", "test"));
    }

    @Test
    void nobodyGetsMoreThanFiveMailsAnHour() {
        for (int i = 0; i < 8; i++) {
            assertTrue(people.joining().signUp(address(at("ann")), "192.0.2." + i));
        }
        people.joining().signUp(address(at("last")), CLIENT);
        mail(at("last"), 1);
        assertEquals(5, countOf(at("ann")));
    }

    @Test
    void aSessionEndsAfterTwelveIdleHoursAndThirtyDaysInAnyCase() {
        var idle = joined(at("ann"));
        pass(Sessions.IDLE_MAX.minusSeconds(1));
        assertTrue(people.sessions().user(idle.text()).isPresent());
        pass(Sessions.IDLE_MAX);
        assertTrue(people.sessions().user(idle.text()).isEmpty());

        var used = assertInstanceOf(SignIn.Begun.class, signIn(at("ann"), PASSWORD))
                .session();
        for (int hours = 0; hours < 30 * 24 - 6; hours += 6) {
            pass(Duration.ofHours(6));
            assertTrue(people.sessions().user(used.text()).isPresent(), hours + " hours");
        }
        pass(Duration.ofHours(6));
        assertTrue(people.sessions().user(used.text()).isEmpty());
        people.sweep();
        assertEquals(none(), replica.database().rows("select session_hash from user_session"));
    }

    @Test
    void aSessionEndsWithItsUserAndWithItsAccount() {
        var ann = joined(at("ann"));
        var bob = joined(at("bob"));
        twin.people().users().disable(at("ann"));
        replica.accounts().disable(at("bob"));
        assertTrue(people.sessions().user(ann.text()).isEmpty());
        assertTrue(people.sessions().user(bob.text()).isEmpty());
    }

    @Test
    void aNewPasswordEndsAllOtherSessionsAndOpenLinks() {
        var old = joined(at("ann"));
        var id = people.sessions().user(old.text()).orElseThrow().id();
        people.recovery().askForReset(address(at("ann")), CLIENT);
        var reset = link(mail(at("ann"), 2));
        assertTrue(people.recovery()
                .changePassword(id, "not it at all", "another four words", "test")
                .isEmpty());
        var fresh = people.recovery()
                .changePassword(id, PASSWORD, "another four words", "test")
                .orElseThrow();
        assertTrue(people.sessions().user(old.text()).isEmpty());
        assertTrue(twin.people().sessions().user(fresh.text()).isPresent());
        assertTrue(people.recovery().reset(reset, "a third four words", "test").isEmpty());
        assertEquals(new SignIn.Wrong(), signIn(at("ann"), PASSWORD));
        assertTrue(mail(at("ann"), 3).contains("was changed"));
    }

    @Test
    void aResetSetsThePasswordOnceAndSignsIn() {
        var old = joined(at("ann"));
        people.recovery().askForReset(address(at("ann")), CLIENT);
        var link = link(mail(at("ann"), 2));
        assertEquals(at("ann"), people.recovery().addressOf(link).orElseThrow());
        assertTrue(people.recovery().reset(link, "another four words", "test").isPresent());
        assertTrue(people.recovery().reset(link, "a third four words", "test").isEmpty());
        assertTrue(people.sessions().user(old.text()).isEmpty());
        assertInstanceOf(SignIn.Begun.class, signIn(at("ann"), "another four words"));
    }

    @Test
    void anAddressChangesWhenBothHaveConfirmed() {
        var session = joined(at("ann"));
        var id = people.sessions().user(session.text()).orElseThrow().id();
        assertFalse(people.recovery().askForAddress(id, "not it at all", address(at("new"))));
        assertTrue(people.recovery().askForAddress(id, PASSWORD, address(at("new"))));
        var atNew = link(mail(at("new"), 1));
        var atOld = link(mail(at("ann"), 2));
        assertEquals(Confirmed.HALF, twin.people().recovery().confirm(atNew));
        assertEquals(Confirmed.GONE, people.recovery().confirm(atNew));
        assertInstanceOf(SignIn.Begun.class, signIn(at("ann"), PASSWORD));
        assertEquals(Confirmed.CHANGED, people.recovery().confirm(atOld));
        assertEquals(new SignIn.Wrong(), signIn(at("ann"), PASSWORD));
        assertInstanceOf(SignIn.Begun.class, signIn(at("new"), PASSWORD));
    }

    @Test
    void anAddressThatAnotherUserHasGetsNoLinkAndIsNotTold() {
        var session = joined(at("ann"));
        joined(at("bob"));
        var id = people.sessions().user(session.text()).orElseThrow().id();
        assertTrue(people.recovery().askForAddress(id, PASSWORD, address(at("bob"))));
        assertTrue(mail(at("bob"), 2).contains("has a login already"));
        assertEquals(Confirmed.HALF, people.recovery().confirm(link(mail(at("ann"), 2))));
    }

    @Test
    void whoeverTheOperatorCreatesSignsInOnceTheAddressIsConfirmed() {
        replica.accounts().create("acme", "pro");
        var user = people.users().create(at("ann"), "acme", Role.MEMBER, PASSWORD);
        assertTrue(user.verifiedAt().isEmpty());
        assertEquals(new SignIn.Unverified(true), signIn(at("ann"), PASSWORD));
        assertEquals(Confirmed.VERIFIED, people.recovery().confirm(link(mail(at("ann"), 1))));
        assertInstanceOf(SignIn.Begun.class, signIn(at("ann"), PASSWORD));
        people.users().create(at("bob"), "acme", Role.MEMBER, PASSWORD);
        people.users().verify(at("bob"));
        assertInstanceOf(SignIn.Begun.class, signIn(at("bob"), PASSWORD));
    }

    @Test
    void theOperatorsMistakesAreSentences() {
        assertThrows(InvalidInput.class, () -> people.users().create("no address", "", Role.MEMBER, PASSWORD));
        assertThrows(InvalidInput.class, () -> people.users().create(at("ann"), "none", Role.MEMBER, PASSWORD));
        assertThrows(InvalidInput.class, () -> people.users().create(at("ann"), "", Role.MEMBER, "short"));
        assertThrows(InvalidInput.class, () -> people.users().verify(at("ann")));
        assertThrows(InvalidInput.class, () -> people.users().disable(at("ann")));
        people.users().create(at("ann"), "", Role.MEMBER, PASSWORD);
        assertThrows(
                InvalidInput.class,
                () -> people.users().create(at("ann").toUpperCase(Locale.ROOT), "", Role.MEMBER, PASSWORD));
        assertThrows(
                InvalidInput.class, () -> people.joining().invite(address(at("ann")), "", Role.MEMBER, "operator"));
        assertEquals(1, people.users().list().size());
    }

    @Test
    void theFirstOperatorSaysTheirAddressAndJoinsTheAccountThatIsThere() {
        replica.accounts().create("local", "business");
        var link = people.joining().inviteFirstOperator("local").replaceFirst(".*=", "");
        joined(at("ann"));
        assertInstanceOf(Joining.Taken.class, people.joining().join(link, address(at("ann")), PASSWORD, "test"));
        var outcome = people.joining().join(link, address(at("op")), PASSWORD, "test");
        var user = people.sessions()
                .user(assertInstanceOf(Joining.Joined.class, outcome).session().text())
                .orElseThrow();
        assertEquals(Role.OPERATOR, user.role());
        assertEquals("local", user.account());
    }

    /** How many of so many calls at once return true. */
    private static long storm(int calls, IntPredicate call) throws InterruptedException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var tasks = IntStream.range(0, calls)
                    .mapToObj(i -> (Callable<Boolean>) () -> call.test(i))
                    .toList();
            return threads.invokeAll(tasks).stream().filter(Future::resultNow).count();
        }
    }

    @Test
    void anAttemptComesBackOnceInTimeAndToTheBrowserThatBeganIt() {
        var attempts = new Attempts(replica.database(), time::get);
        var others = new Attempts(twin.database(), time::get);
        var begun = attempts.begin(Kind.PROVIDER, Optional.empty(), 7, "/app/keys", Attempts.PROVIDER_LIFE);
        var handle = begun.handle().text();
        var browser = Optional.of(begun.browser().text());
        assertTrue(others.end(Kind.PROVIDER, handle, Optional.empty()).isEmpty());
        assertTrue(others.end(Kind.PROVIDER, handle, Optional.of(handle)).isEmpty());
        assertTrue(others.end(Kind.PROVIDER, "x", browser).isEmpty());
        assertEquals(Optional.of(new Attempts.Returned(7, "/app/keys")), others.end(Kind.PROVIDER, handle, browser));
        assertTrue(attempts.end(Kind.PROVIDER, handle, browser).isEmpty());

        var late = attempts.begin(Kind.PROVIDER, browser, 0, "x".repeat(201), Attempts.PROVIDER_LIFE);
        assertEquals(browser.get(), late.browser().text(), "two pages may attempt at once");
        pass(Attempts.PROVIDER_LIFE);
        assertTrue(attempts.end(Kind.PROVIDER, late.handle().text(), browser).isEmpty());
        people.sweep();
        assertTrue(replica.database().row("select kind from sign_in_attempt").isEmpty());
    }

    @Test
    void aSubjectBelongsToOneUserAndAUserToOneSubject() {
        var identities = new Identities(replica.database(), "https://id.example.org", time::get);
        var elsewhere = new Identities(twin.database(), "https://other.example.org", time::get);
        var ann = people.sessions().user(joined(at("ann")).text()).orElseThrow();
        var bob = people.sessions().user(joined(at("bob")).text()).orElseThrow();
        var store = replica.database();
        assertTrue(identities.connect(store, "one", ann.id(), "n".repeat(300)));
        assertFalse(identities.connect(store, "one", bob.id(), "bob"));
        assertFalse(identities.connect(store, "two", ann.id(), "ann"));
        assertTrue(identities.connect(store, "One", bob.id(), "subjects tell cases apart"));
        assertEquals(Optional.of(ann.id()), identities.user("one").map(User::id));
        assertEquals(254, identities.name(ann.id()).orElseThrow().length());
        assertTrue(elsewhere.user("one").isEmpty());
        assertTrue(elsewhere.connect(store, "one", bob.id(), "bob"));
        identities.disconnect(ann.id());
        assertTrue(identities.user("one").isEmpty());
        assertTrue(elsewhere.user("one").isPresent());
    }
}
