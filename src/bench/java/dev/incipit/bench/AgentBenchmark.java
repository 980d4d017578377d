package dev.incipit.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.bench.agent.BuiltSite;
import dev.incipit.bench.agent.ScriptedAgent;
import dev.incipit.bench.agent.ScriptedAgent.Offer;
import dev.incipit.bench.agent.ScriptedAgent.Trip;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * What a pack saves an agent: tokens until the evidence of each gold question is found, from the site's HTML, with the index, and
 * with the index and the copies. Arguments: a folder with the unpacked quality sites, the folder of gold files, and a folder with
 * a pack for each site ({@code incipit generate SITE --pages -o PACKS/SITE}); with {@code -v} each question is printed. It judges
 * nothing.
 */
public final class AgentBenchmark {
    private AgentBenchmark() {}

    /** Prints a line for each site and one for all. */
    public static void main(String[] args) throws IOException {
        var sites = Path.of(args[0]);
        var packs = Path.of(args[2]);
        boolean all = args.length > 3 && args[3].equals("-v");
        List<Path> golds;
        try (var files = Files.list(Path.of(args[1]))) {
            golds = files.sorted().toList();
        }
        System.out.println(
                "site       questions | answered (on a page the gold names): html index copies | tokens a question:"
                        + " html index copies | of the html's on the same questions: index copies (announced)");
        var sum = new ArrayList<Map<Offer, Trip>>();
        for (var file : golds) {
            var gold = new ObjectMapper().readTree(file.toFile());
            var name = gold.get("site").asText();
            if (Files.isRegularFile(packs.resolve(name).resolve("llms.txt"))) {
                var trips = trips(
                        gold, new BuiltSite(gold.get("host").asText(), sites.resolve(name), packs.resolve(name)), all);
                print(name, trips);
                sum.addAll(trips);
            }
        }
        print("all", sum);
    }

    private static List<Map<Offer, Trip>> trips(JsonNode gold, BuiltSite site, boolean all) throws IOException {
        var trips = new ArrayList<Map<Offer, Trip>>();
        for (var question : gold.get("questions")) {
            var evidence = Pattern.compile(question.get("evidence").asText());
            var answers = StreamSupport.stream(question.get("paths").spliterator(), false)
                    .map(path -> BuiltSite.key(path.asText()))
                    .collect(Collectors.toSet());
            var row = new EnumMap<Offer, Trip>(Offer.class);
            for (var offer : Offer.values()) {
                row.put(
                        offer,
                        new ScriptedAgent(site, offer).look(question.get("q").asText(), evidence, Set.copyOf(answers)));
            }
            trips.add(row);
            if (all) {
                System.out.println("  " + question.get("q").asText() + " " + row);
            }
        }
        return trips;
    }

    private static void print(String name, List<Map<Offer, Trip>> trips) {
        System.out.printf(
                Locale.ROOT,
                "%-10s %9d | %s %s %s | %23d %5d %6d | %s %s (%s)%n",
                name,
                trips.size(),
                answered(trips, Offer.HTML),
                answered(trips, Offer.INDEX),
                answered(trips, Offer.COPIES),
                mean(trips, Offer.HTML),
                mean(trips, Offer.INDEX),
                mean(trips, Offer.COPIES),
                share(trips, Offer.INDEX),
                share(trips, Offer.COPIES),
                announced(trips));
    }

    private static String answered(List<Map<Offer, Trip>> trips, Offer offer) {
        return trips.stream().filter(row -> row.get(offer).answered()).count() + " ("
                + trips.stream().filter(row -> row.get(offer).named()).count() + ")";
    }

    private static long mean(List<Map<Offer, Trip>> trips, Offer offer) {
        return Math.round(trips.stream()
                .mapToInt(row -> row.get(offer).tokens())
                .average()
                .orElse(0));
    }

    /** Tokens for the questions that are answered both ways, as a share of what they cost in HTML. */
    private static String share(List<Map<Offer, Trip>> trips, Offer offer) {
        var same = trips.stream()
                .filter(row -> row.get(Offer.HTML).answered() && row.get(offer).answered())
                .toList();
        return percent(tokens(same, offer).sum(), tokens(same, Offer.HTML).sum());
    }

    private static String announced(List<Map<Offer, Trip>> trips) {
        return percent(
                trips.stream()
                        .mapToInt(row -> row.get(Offer.COPIES).announced())
                        .sum(),
                tokens(trips, Offer.COPIES).sum());
    }

    private static IntStream tokens(List<Map<Offer, Trip>> trips, Offer offer) {
        return trips.stream().mapToInt(row -> row.get(offer).tokens());
    }

    private static String percent(long part, long whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    }
}
