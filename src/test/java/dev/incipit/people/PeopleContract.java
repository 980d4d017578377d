package dev.incipit.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
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
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What users can rely on, on every store, with two replicas on it. */
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

    PeopleContract(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        mails = PeopleReplica.mailServer();
        replica = PeopleReplica.on(store.fresh(), time, mails);
        twin = replica.twin(mails);
        people = replica.people();
    }

    @AfterEach
    void close() {
        twin.close();
        replica.close();
        mails.stop();
    }

    private void pass(Duration duration) {
        time.updateAndGet(now -> now.plus(duration));
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
                return GreenMailUtil.getBody(received.get(count - 1));
            }
            assertTrue(mails.waitForIncomingEmail(10_000, all.length + 1), "no mail " + count + " to " + to);
        }
    }

    private static boolean isTo(Message message, String to) {
        try {
            return message.getAllRecipients()[0].toString().equals(to);
        } catch (MessagingException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static String link(String mail) {
        var found = LINK.matcher(mail.replace("=\r\n", "").replace("=3D", "="));
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
        var session = joined("ann@example.org");
        var user = twin.people().sessions().user(session.text()).orElseThrow();
        assertEquals("ann@example.org", user.address());
        assertEquals("ann@example.org", user.account());
        assertEquals(Role.MEMBER, user.role());
        assertEquals("free", replica.accounts().list().getFirst().plan());
        assertInstanceOf(SignIn.Begun.class, signIn(" Ann@Example.ORG ", PASSWORD));
    }

    @Test
    void anAccountOfTheSameNameIsAnothersAndStaysSo() {
        replica.accounts().create("ann@example.org", "pro");
        var session = joined("ann@example.org");
        assertEquals(
                "ann@example.org-2",
                people.sessions().user(session.text()).orElseThrow().account());
    }

    @Test
    void aKnownAddressGetsAMailThatSaysSoAndNoLinkToJoin() {
        joined("ann@example.org");
        assertTrue(people.joining().signUp(address("ann@example.org"), CLIENT));
        assertTrue(mail("ann@example.org", 2).contains("has a login already"));
    }

    @Test
    void anUnknownAddressIsAskedForAResetAndGetsNoMail() {
        assertTrue(people.recovery().askForReset(address("nobody@example.org"), CLIENT));
        assertTrue(people.joining().signUp(address("ann@example.org"), CLIENT));
        mail("ann@example.org", 1);
        assertEquals(1, mails.getReceivedMessages().length);
    }

    @Test
    void aLinkWorksOnceOverAllReplicas() throws InterruptedException {
        people.joining().signUp(address("ann@example.org"), CLIENT);
        var link = link(mail("ann@example.org", 1));
        var joined = storm(
                8,
                i -> (i % 2 == 0 ? people : twin.people())
                                .joining()
                                .join(link, address("ann@example.org"), PASSWORD, "test")
                        instanceof Joining.Joined);
        assertEquals(1, joined);
        assertTrue(people.joining().look(link).isEmpty());
        assertEquals(1, people.users().list().size());
    }

    @Test
    void aLinkWorksForADay() {
        people.joining().signUp(address("ann@example.org"), CLIENT);
        var link = link(mail("ann@example.org", 1));
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
        people.joining().signUp(address("ann@example.org"), CLIENT);
        var link = link(mail("ann@example.org", 1));
        assertTrue(people.recovery().addressOf(link).isEmpty());
        assertEquals(Confirmed.GONE, people.recovery().confirm(link));
        assertTrue(people.joining().look(link).isPresent());
    }

    @Test
    void theStoreHoldsNoSecretAsItIs() {
        people.joining().signUp(address("ann@example.org"), CLIENT);
        var link = link(mail("ann@example.org", 1));
        var session = joined("bob@example.org");
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
        joined("ann@example.org");
        joined("bob@example.org");
        people.users().disable("bob@example.org");
        assertEquals(new SignIn.Wrong(), signIn("ann@example.org", "four words in a roW"));
        assertEquals(new SignIn.Wrong(), signIn("nobody@example.org", PASSWORD));
        assertEquals(new SignIn.Wrong(), signIn("no address", PASSWORD));
        assertEquals(new SignIn.Wrong(), signIn("bob@example.org", PASSWORD));
    }

    @Test
    void attemptsOfAnAddressAreBoundedExactlyOverReplicas() throws InterruptedException {
        var admitted = storm(
                40, i -> (i % 2 == 0 ? replica : twin).throttle().admits(Limit.SIGN_IN_BY_ADDRESS, "ann@example.org"));
        assertEquals(Limit.SIGN_IN_BY_ADDRESS.attemptsMax(), admitted);
        pass(Duration.ofMinutes(15));
        assertTrue(twin.throttle().admits(Limit.SIGN_IN_BY_ADDRESS, "ann@example.org"));
    }

    @Test
    void whoGuessesIsStoppedEvenWithTheRightPasswordAndGoesOnLater() {
        joined("ann@example.org");
        for (int i = 0; i < Limit.SIGN_IN_BY_ADDRESS.attemptsMax(); i++) {
            assertEquals(new SignIn.Wrong(), signIn("ann@example.org", "wrong password " + i));
        }
        assertEquals(new SignIn.TooMany(), signIn("ann@example.org", PASSWORD));
        pass(Duration.ofMinutes(15));
        assertInstanceOf(SignIn.Begun.class, signIn("ann@example.org", PASSWORD));
    }

    @Test
    void oneClientIsStoppedOverManyAddresses() {
        for (int i = 0; i < Limit.SIGN_IN_BY_CLIENT.attemptsMax(); i++) {
            assertEquals(new SignIn.Wrong(), signIn("user" + i + "@example.org", PASSWORD));
        }
        assertEquals(new SignIn.TooMany(), signIn("another@example.org", PASSWORD));
        assertEquals(new SignIn.Wrong(), people.signIn().signIn("another@example.org", PASSWORD, "192.0.2.8", "test"));
    }

    @Test
    void nobodyGetsMoreThanFiveMailsAnHour() {
        for (int i = 0; i < 8; i++) {
            assertTrue(people.joining().signUp(address("ann@example.org"), "192.0.2." + i));
        }
        people.joining().signUp(address("last@example.org"), CLIENT);
        mail("last@example.org", 1);
        assertEquals(6, mails.getReceivedMessages().length);
    }

    @Test
    void aSessionEndsAfterTwelveIdleHoursAndThirtyDaysInAnyCase() {
        var idle = joined("ann@example.org");
        pass(Sessions.IDLE_MAX.minusSeconds(1));
        assertTrue(people.sessions().user(idle.text()).isPresent());
        pass(Sessions.IDLE_MAX);
        assertTrue(people.sessions().user(idle.text()).isEmpty());

        var used = assertInstanceOf(SignIn.Begun.class, signIn("ann@example.org", PASSWORD))
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
        var ann = joined("ann@example.org");
        var bob = joined("bob@example.org");
        twin.people().users().disable("ann@example.org");
        replica.accounts().disable("bob@example.org");
        assertTrue(people.sessions().user(ann.text()).isEmpty());
        assertTrue(people.sessions().user(bob.text()).isEmpty());
    }

    @Test
    void aNewPasswordEndsAllOtherSessionsAndOpenLinks() {
        var old = joined("ann@example.org");
        var id = people.sessions().user(old.text()).orElseThrow().id();
        people.recovery().askForReset(address("ann@example.org"), CLIENT);
        var reset = link(mail("ann@example.org", 2));
        assertTrue(people.recovery()
                .changePassword(id, "not it at all", "another four words", "test")
                .isEmpty());
        var fresh = people.recovery()
                .changePassword(id, PASSWORD, "another four words", "test")
                .orElseThrow();
        assertTrue(people.sessions().user(old.text()).isEmpty());
        assertTrue(twin.people().sessions().user(fresh.text()).isPresent());
        assertTrue(people.recovery().reset(reset, "a third four words", "test").isEmpty());
        assertEquals(new SignIn.Wrong(), signIn("ann@example.org", PASSWORD));
        assertTrue(mail("ann@example.org", 3).contains("was changed"));
    }

    @Test
    void aResetSetsThePasswordOnceAndSignsIn() {
        var old = joined("ann@example.org");
        people.recovery().askForReset(address("ann@example.org"), CLIENT);
        var link = link(mail("ann@example.org", 2));
        assertEquals("ann@example.org", people.recovery().addressOf(link).orElseThrow());
        assertTrue(people.recovery().reset(link, "another four words", "test").isPresent());
        assertTrue(people.recovery().reset(link, "a third four words", "test").isEmpty());
        assertTrue(people.sessions().user(old.text()).isEmpty());
        assertInstanceOf(SignIn.Begun.class, signIn("ann@example.org", "another four words"));
    }

    @Test
    void anAddressChangesWhenBothHaveConfirmed() {
        var session = joined("ann@example.org");
        var id = people.sessions().user(session.text()).orElseThrow().id();
        assertFalse(people.recovery().askForAddress(id, "not it at all", address("new@example.org")));
        assertTrue(people.recovery().askForAddress(id, PASSWORD, address("new@example.org")));
        var atNew = link(mail("new@example.org", 1));
        var atOld = link(mail("ann@example.org", 2));
        assertEquals(Confirmed.HALF, twin.people().recovery().confirm(atNew));
        assertEquals(Confirmed.GONE, people.recovery().confirm(atNew));
        assertInstanceOf(SignIn.Begun.class, signIn("ann@example.org", PASSWORD));
        assertEquals(Confirmed.CHANGED, people.recovery().confirm(atOld));
        assertEquals(new SignIn.Wrong(), signIn("ann@example.org", PASSWORD));
        assertInstanceOf(SignIn.Begun.class, signIn("new@example.org", PASSWORD));
    }

    @Test
    void anAddressThatAnotherUserHasGetsNoLinkAndIsNotTold() {
        var session = joined("ann@example.org");
        joined("bob@example.org");
        var id = people.sessions().user(session.text()).orElseThrow().id();
        assertTrue(people.recovery().askForAddress(id, PASSWORD, address("bob@example.org")));
        assertTrue(mail("bob@example.org", 2).contains("has a login already"));
        assertEquals(Confirmed.HALF, people.recovery().confirm(link(mail("ann@example.org", 2))));
    }

    @Test
    void whoeverTheOperatorCreatesSignsInOnceTheAddressIsConfirmed() {
        replica.accounts().create("acme", "pro");
        var user = people.users().create("ann@example.org", "acme", Role.MEMBER, PASSWORD);
        assertTrue(user.verifiedAt().isEmpty());
        assertEquals(new SignIn.Unverified(true), signIn("ann@example.org", PASSWORD));
        assertEquals(Confirmed.VERIFIED, people.recovery().confirm(link(mail("ann@example.org", 1))));
        assertInstanceOf(SignIn.Begun.class, signIn("ann@example.org", PASSWORD));
        people.users().create("bob@example.org", "acme", Role.MEMBER, PASSWORD);
        people.users().verify("bob@example.org");
        assertInstanceOf(SignIn.Begun.class, signIn("bob@example.org", PASSWORD));
    }

    @Test
    void theOperatorsMistakesAreSentences() {
        assertThrows(InvalidInput.class, () -> people.users().create("no address", "", Role.MEMBER, PASSWORD));
        assertThrows(InvalidInput.class, () -> people.users().create("ann@example.org", "none", Role.MEMBER, PASSWORD));
        assertThrows(InvalidInput.class, () -> people.users().create("ann@example.org", "", Role.MEMBER, "short"));
        assertThrows(InvalidInput.class, () -> people.users().verify("ann@example.org"));
        assertThrows(InvalidInput.class, () -> people.users().disable("ann@example.org"));
        people.users().create("ann@example.org", "", Role.MEMBER, PASSWORD);
        assertThrows(InvalidInput.class, () -> people.users().create("ANN@example.org", "", Role.MEMBER, PASSWORD));
        assertThrows(
                InvalidInput.class,
                () -> people.joining().invite(address("ann@example.org"), "", Role.MEMBER, "operator"));
        assertEquals(1, people.users().list().size());
    }

    @Test
    void theFirstOperatorSaysTheirAddressAndJoinsTheAccountThatIsThere() {
        replica.accounts().create("local", "business");
        var link = people.joining().inviteFirstOperator("local").replaceFirst(".*=", "");
        joined("ann@example.org");
        assertInstanceOf(
                Joining.Taken.class, people.joining().join(link, address("ann@example.org"), PASSWORD, "test"));
        var outcome = people.joining().join(link, address("op@example.org"), PASSWORD, "test");
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
}
