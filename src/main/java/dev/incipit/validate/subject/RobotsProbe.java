package dev.incipit.validate.subject;

import dev.incipit.crawl.RobotsFile;
import dev.incipit.crawl.RobotsRules;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Determines whether robots.txt lets the agents that act on a user's request fetch an address (RFC 9309). */
public final class RobotsProbe {
    /** Live-fetch agents; blocking training crawlers is the owner's choice (checks.md, robots-allow). */
    public static final List<String> AGENTS = List.of(
            "ChatGPT-User", "OAI-SearchBot", "Claude-User", "Claude-SearchBot", "PerplexityBot", "Perplexity-User");

    private static final int LINES_MAX = 2_000;
    /** A name that no robots.txt knows, so that the group of {@code *} applies. */
    private static final String ANYONE = "incipit-anyone";

    private RobotsProbe() {}

    /** Returns what the response for robots.txt means for the address. */
    public static RobotsFinding judge(FetchOutcome answer, WebUrl url) {
        if (answer instanceof Fetched fetched && fetched.isRedirect()) {
            return RobotsFinding.UNAVAILABLE;
        }
        return switch (RobotsFile.withoutRules(answer).orElse(null)) {
            case null -> judge((Fetched) answer, url);
            case RobotsFile.Shut _ -> RobotsFinding.UNAVAILABLE;
            case RobotsFile.Ruled _, RobotsFile.NotReached _ -> RobotsFinding.OPEN;
        };
    }

    private static RobotsFinding judge(Fetched fetched, WebUrl url) {
        boolean everyone = isShutOut(fetched, url, ANYONE);
        var text = new String(fetched.body(), StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
        // An agent that the file does not name is in the group of everyone, so the file is read for the others only.
        var shutOut = AGENTS.stream()
                .filter(agent ->
                        text.contains(agent.toLowerCase(Locale.ROOT)) ? isShutOut(fetched, url, agent) : everyone)
                .toList();
        int line = everyone ? line(fetched, url, "*") : shutOut.isEmpty() ? 0 : line(fetched, url, shutOut.getFirst());
        return new RobotsFinding(shutOut, everyone, false, line);
    }

    private static boolean isShutOut(Fetched robots, WebUrl url, String agent) {
        return !RobotsRules.parse(robots.url(), robots.body(), agent).allows(url);
    }

    /** Returns the first line that disallows the address in a group of the agent, or else of {@code *}; 0 if none is found. */
    private static int line(Fetched robots, WebUrl url, String agent) {
        int own = lineInGroup(robots, url, agent.toLowerCase(Locale.ROOT));
        return own > 0 ? own : lineInGroup(robots, url, "*");
    }

    private static int lineInGroup(Fetched robots, WebUrl url, String agent) {
        var lines = new String(robots.body(), StandardCharsets.UTF_8).split("\\R", LINES_MAX);
        boolean named = false;
        boolean rules = true;
        for (int at = 0; at < lines.length; at++) {
            int hash = lines[at].indexOf('#');
            var line = (hash < 0 ? lines[at] : lines[at].substring(0, hash)).strip();
            int colon = line.indexOf(':');
            var field = colon < 0 ? "" : line.substring(0, colon).strip().toLowerCase(Locale.ROOT);
            var value = colon < 0 ? "" : line.substring(colon + 1).strip();
            if (field.equals("user-agent")) {
                named = (named && !rules) || value.equalsIgnoreCase(agent);
                rules = false;
            } else if (field.equals("disallow") || field.equals("allow")) {
                rules = true;
                if (named && field.equals("disallow") && !value.isEmpty() && forbids(robots, url, value)) {
                    return at + 1;
                }
            }
        }
        return 0;
    }

    private static boolean forbids(Fetched robots, WebUrl url, String pattern) {
        var rule = ("User-agent: *\nDisallow: " + pattern + "\n").getBytes(StandardCharsets.UTF_8);
        return !RobotsRules.parse(robots.url(), rule, ANYONE).allows(url);
    }
}
