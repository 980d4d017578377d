package dev.incipit;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.onlyDependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.DEPRECATED_API_SHOULD_NOT_BE_USED;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.GeneralCodingRules.OLD_DATE_AND_TIME_CLASSES_SHOULD_NOT_BE_USED;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.MethodCallTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The architecture, as a table a reviewer can read and a build can check. */
final class ArchitectureTest {

    /**
     * Room, then what it may see besides itself and the JDK. Lower rooms first: no row names a
     * later one.
     */
    private static final Map<String, List<String>> ROOMS = new LinkedHashMap<>();

    /** The library's door: the package {@code dev.incipit} without its rooms. */
    private static final String LIBRARY = ".";

    static {
        room("compute");
        room("digest");
        // The public suffix list is in crawler-commons.
        room("url", "com.ibm.icu..", "crawlercommons..");
        room("llmstxt", "compute");
        room("problem");
        room("trace");
        // Of jsoup the table of named characters.
        room("text", "compute", "com.ibm.icu..", "org.jsoup..");
        room("html", "compute", "text", "url", "org.jsoup..", "com.vladsch.flexmark..", "com.fasterxml.jackson.core..");
        room(
                "fetch",
                "compute",
                "digest",
                "url",
                "io.helidon.webclient..",
                "io.helidon.common..",
                "org.brotli..",
                "javax.net.ssl..");
        room("pointers", "text", "url");
        room("client", "io.helidon.http..");
        room("mail", "jakarta.mail..", "javax.net..");
        room("store", "com.zaxxer.hikari..", "org.flywaydb..", "io.helidon.dbclient..");
        // Of llmstxt the copies that a run wrote: they are no pages to a later one.
        room("crawl", "compute", "fetch", "html", "llmstxt", "text", "url", "crawlercommons..");
        room(
                "describe",
                "compute",
                "digest",
                "fetch",
                "html",
                "store",
                "text",
                "trace",
                "url",
                "com.fasterxml.jackson..",
                // The exchange with a language model.
                "io.helidon.webclient..",
                "io.helidon.http..",
                "io.helidon.common..");
        room("account", "client", "digest", "store", "llmstxt", "problem");
        room("history", "account", "store", "text");
        room("generate", "compute", "crawl", "describe", "digest", "html", "llmstxt", "text", "url", "problem");
        room("validate", "compute", "crawl", "fetch", "html", "llmstxt", "text", "url");
        // Below the command and the library, which both write its rows.
        room(
                "sites",
                "compute",
                "crawl",
                "digest",
                "fetch",
                "generate",
                "llmstxt",
                "url",
                "problem",
                "com.fasterxml.jackson.core..");
        // The job for Spark: above the library's door, and beside the service.
        room(
                "batch",
                LIBRARY,
                "crawl",
                "fetch",
                "generate",
                "llmstxt",
                "sites",
                "url",
                "org.apache.spark..",
                "org.apache.hadoop..",
                "scala..",
                "org.netpreserve.jwarc..",
                "org.jsoup..",
                "com.fasterxml.jackson..",
                "picocli..");
        room(
                "people",
                "account",
                "client",
                "digest",
                "mail",
                "store",
                "problem",
                "javax.crypto..",
                "com.nimbusds.jose..",
                "com.webauthn4j..");
        // Below the API, so that its endpoint and the command share one dispatcher; what the tools do is handed in.
        room("mcp", "llmstxt", "problem", "text", "com.fasterxml.jackson..");
        room(
                "api",
                "account",
                "client",
                "compute",
                "crawl",
                "describe",
                "digest",
                "generate",
                "history",
                "validate",
                "llmstxt",
                "mcp",
                "text",
                "url",
                "problem",
                "trace",
                "io.helidon..",
                // What Helidon's registry is made of.
                "io.micrometer.core..",
                "com.fasterxml.jackson..",
                // The YAML of /openapi.
                "org.yaml.snakeyaml..");
        // Above the API, whose port app mounts it on, and whose runs its pages use.
        room(
                "web",
                "account",
                "api",
                "client",
                "crawl",
                "digest",
                "generate",
                "history",
                "people",
                "text",
                "url",
                "validate",
                "store",
                "problem",
                "io.helidon..",
                "gg.jte..",
                // The document of the interface, shown at /docs.
                "com.fasterxml.jackson..");
    }

    /** What the library's door may see: the package {@code dev.incipit} itself, which is above {@code sites}. */
    private static final List<String> DOOR =
            List.of("compute", "crawl", "describe", "fetch", "generate", "html", "llmstxt", "sites", "url");

    /** Methods of jsoup's nodes that parse where they are given a text. */
    private static final Set<String> TAKING_HTML = Set.of("html", "append", "prepend", "before", "after", "wrap");

    private static void room(String name, String... mayUse) {
        ROOMS.put(name, List.of(mayUse));
    }

    @TestFactory
    Stream<DynamicTest> rules() {
        var classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.incipit");
        return Stream.concat(
                all().stream().map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(classes))),
                ROOMS.entrySet().stream()
                        .flatMap(row -> row.getValue().stream()
                                .map(use -> DynamicTest.dynamicTest(
                                        row.getKey() + " really uses " + use,
                                        () -> assertUsed(classes, row.getKey(), use)))));
    }

    /** The table that people read is the one that the build checks. */
    @Test
    void theDocumentHasTheSameTable() throws IOException {
        var written = new HashMap<String, Set<String>>();
        for (var line : Files.readAllLines(Path.of("src/site/markdown/architecture.md"))) {
            var cells = line.split("\\|", -1);
            if (line.matches("\\| [0-9] \\|.*")) {
                written.put(
                        cells[2].strip().replace("`", ""),
                        roomsIn(Set.of(cells[5].strip().split(", "))));
            }
        }
        assertEquals(roomsIn(Set.copyOf(DOOR)), written.remove("dev.incipit"));
        var checked = new HashMap<String, Set<String>>();
        ROOMS.forEach((room, mayUse) -> checked.put(room, roomsIn(Set.copyOf(mayUse))));
        assertEquals(checked, written);
    }

    private static Set<String> roomsIn(Set<String> uses) {
        return uses.stream().filter(ROOMS::containsKey).collect(Collectors.toSet());
    }

    /** A right that nobody uses is a row that lies. */
    private static void assertUsed(JavaClasses classes, String room, String use) {
        var inside = resideInAnyPackage(packages(room));
        var wanted = resideInAnyPackage(packages(use));
        assertTrue(
                classes.that(inside).stream()
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .anyMatch(dependency -> wanted.test(dependency.getTargetClass())),
                room + " does not use " + use);
    }

    private static List<ArchRule> all() {
        var rules = new ArrayList<ArchRule>();
        ROOMS.forEach((room, mayUse) -> rules.add(seesOnly(room, mayUse)));
        rules.add(doorSeesOnly());
        rules.add(slices().matching("dev.incipit.(*)..").should().beFreeOfCycles());
        ROOMS.keySet().forEach(room -> rules.add(innerRoomsAreNobodyElses(room)));
        Stream.concat(ROOMS.keySet().stream(), Stream.of("app"))
                .forEach(room -> rules.add(innerRoomsHaveNoCycles(room)));
        rules.add(only("fetch.Fanout", "java.util.concurrent.StructuredTaskScope"));
        rules.add(noClasses()
                .that()
                .doNotHaveFullyQualifiedName("dev.incipit.html.dom.BoundedHtml")
                .should()
                .callMethodWhere(target(parses()))
                .orShould()
                .callConstructorWhere(target(parses()))
                .because("whatever parses HTML is bounded in one place"));
        rules.add(onlyRoom("java.sql..", "account", "store", "app"));
        rules.add(onlyRoom("io.helidon.webserver..", "api", "web", "app"));
        rules.add(onlyRoom("io.helidon.config..", "app"));
        rules.add(noClasses()
                .that()
                .doNotHaveFullyQualifiedName("dev.incipit.app.Main")
                .should()
                .callMethod(System.class, "exit", int.class)
                .allowEmptyShould(true));
        rules.add(noClasses()
                .that()
                .resideOutsideOfPackage("dev.incipit.app..")
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(LocalDate.class, "now")
                .because("time is passed in as an InstantSource"));
        rules.add(noClasses()
                .that()
                .doNotHaveFullyQualifiedName("dev.incipit.fetch.Fanout")
                .and()
                // Name the type, since the server library's interfaces do, and have none.
                .haveNameNotMatching("dev\\.incipit\\.api\\..*(ClientContext|ListenerFrame)")
                .and()
                .resideOutsideOfPackages("dev.incipit.app..", "dev.incipit.compute..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.concurrent\\.(Executor.*|CompletableFuture)")
                .because("threads are started in one place"));
        rules.add(classes().that().areInterfaces().should(earnTheirKeep()));
        rules.add(classes()
                .that()
                .areNotInterfaces()
                .and()
                .areNotRecords()
                .and()
                .areNotEnums()
                .and()
                .doNotHaveModifier(JavaModifier.ABSTRACT)
                .and()
                .areTopLevelClasses()
                .should()
                .haveModifier(JavaModifier.FINAL));
        rules.add(onlyRoom("io.opentelemetry..", "app"));
        rules.add(noClasses()
                .that()
                // Formatters are a part of the platform's log, and only its manager closes its files.
                .haveNameNotMatching("dev\\.incipit\\.app\\..*(JsonLines|TextLines|QuickEnd)")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.slf4j..", "java.util.logging..")
                .because("we log through java.lang.System.Logger"));
        rules.add(NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS);
        rules.add(OLD_DATE_AND_TIME_CLASSES_SHOULD_NOT_BE_USED);
        rules.add(DEPRECATED_API_SHOULD_NOT_BE_USED);
        rules.add(noClasses().that().resideOutsideOfPackage("dev.incipit.app..").should(ACCESS_STANDARD_STREAMS));
        return rules;
    }

    /** Jsoup's parsers, and its nodes' methods that take HTML as text. */
    private static DescribedPredicate<AccessTarget> parses() {
        return DescribedPredicate.describe(
                "a parser of jsoup",
                target -> target.getOwner().getPackageName().equals("org.jsoup.parser")
                                && !target.getOwner().getSimpleName().startsWith("Tag")
                        || target.getOwner().getName().equals("org.jsoup.Jsoup")
                        || target.getOwner().getPackageName().equals("org.jsoup.nodes")
                                && target instanceof MethodCallTarget method
                                && TAKING_HTML.contains(method.getName())
                                && method.getRawParameterTypes()
                                        .getLast()
                                        .getName()
                                        .equals("java.lang.String"));
    }

    /** The packages that a word of a row means: a room, or a library's. */
    private static String packages(String use) {
        if (use.equals(LIBRARY)) {
            return "dev.incipit";
        }
        return use.endsWith("..") ? use : "dev.incipit." + use + "..";
    }

    /** The room's own package is its only door. */
    private static ArchRule innerRoomsAreNobodyElses(String room) {
        return noClasses()
                .that()
                .resideOutsideOfPackage("dev.incipit." + room + "..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.incipit." + room + ".*..")
                .as("nobody else uses the inner rooms of " + room);
    }

    private static ArchRule innerRoomsHaveNoCycles(String room) {
        return slices().matching("dev.incipit." + room + ".(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .as("the inner rooms of " + room + " have no cycles");
    }

    private static ArchRule seesOnly(String room, List<String> mayUse) {
        var allowed = new ArrayList<>(List.of("java..", "javax.sql..", "org.jspecify..", "dev.incipit." + room + ".."));
        mayUse.forEach(use -> allowed.add(packages(use)));
        return classes()
                .that()
                .resideInAPackage("dev.incipit." + room + "..")
                .should(onlyDependOnClassesThat(resideInAnyPackage(allowed.toArray(String[]::new))))
                .allowEmptyShould(true)
                .as(room + " sees only " + mayUse);
    }

    private static ArchRule only(String simpleOwner, String type) {
        return noClasses()
                .that()
                .doNotHaveFullyQualifiedName("dev.incipit." + simpleOwner)
                .should()
                .dependOnClassesThat()
                .haveNameMatching(type.replace(".", "\\.") + ".*")
                .as("only " + simpleOwner + " uses " + type);
    }

    private static ArchRule onlyRoom(String library, String... rooms) {
        var owners = new String[rooms.length];
        for (int i = 0; i < rooms.length; i++) {
            owners[i] = "dev.incipit." + rooms[i] + "..";
        }
        return noClasses()
                .that()
                .resideOutsideOfPackages(owners)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .as("only " + List.of(rooms) + " use " + library);
    }

    private static ArchRule doorSeesOnly() {
        var allowed = new ArrayList<>(List.of("java..", "org.jspecify..", "dev.incipit"));
        DOOR.forEach(room -> allowed.add("dev.incipit." + room));
        return classes()
                .that()
                .resideInAPackage("dev.incipit")
                .should(onlyDependOnClassesThat(resideInAnyPackage(allowed.toArray(String[]::new))))
                .as("the library's door sees only " + DOOR);
    }

    private static ArchCondition<JavaClass> earnTheirKeep() {
        return new ArchCondition<>("be sealed, functional, or implemented at least twice") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean kept = type.getSimpleName().equals("package-info")
                        || type.isSealed()
                        || type.isAnnotation()
                        || type.isAnnotatedWith(FunctionalInterface.class)
                        || type.getAllSubclasses().size() >= 2;
                if (!kept) {
                    events.add(SimpleConditionEvent.violated(
                            type, type.getName() + " has one implementation: use the class"));
                }
            }
        };
    }
}
