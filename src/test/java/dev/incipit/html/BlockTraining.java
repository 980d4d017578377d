package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Learns which blocks are content: {@code BlockTraining SET...}. Figures are of pages of hosts that it did not learn from. */
final class BlockTraining {
    private static final int FOLDS = 5;

    record Sample(
            GoldPages.GoldPage page,
            int fold,
            PageFacts facts,
            List<Block> blocks,
            List<float[]> rows,
            double[] labels,
            double[] words) {}

    public static void main(String[] args) throws IOException {
        var samples = new ArrayList<Sample>();
        for (var set : List.of(args[0], args[1])) {
            for (var page : GoldPages.of(Path.of(set))) {
                samples.add(sample(page));
            }
        }
        int rows = samples.stream().mapToInt(s -> s.rows().size()).sum();
        System.out.printf(
                "%d pages, %d blocks, %d signals%n",
                samples.size(), rows, samples.getFirst().rows().getFirst().length);
        print("labels", samples, s -> s.labels(), 0.5);
        if (System.getProperty("write") != null) {
            var d = java.util.Arrays.stream(System.getProperty("plans").split(","))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            var model = learn(samples, new BoostedTrees.Plan((int) d[0], (int) d[1], d[2], d[3], d[4], d[5], d[6]));
            java.nio.file.Files.writeString(Path.of(System.getProperty("write")), model.write(names()));
            return;
        }
        var without = System.getProperty("without", "");
        if (!without.isEmpty()) {
            var names = names();
            for (var s : samples) {
                for (var row : s.rows()) {
                    for (int c = 0; c < row.length; c++) {
                        row[c] = names.get(c).matches(without) ? 0 : row[c];
                    }
                }
            }
        }
        for (var spec : System.getProperty("plans", "120,5,0.12,0.5,0.25,1,0.3").split(";")) {
            var d = java.util.Arrays.stream(spec.split(","))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            var plan = new BoostedTrees.Plan((int) d[0], (int) d[1], d[2], d[3], d[4], d[5], d[6]);
            var file = Path.of(System.getProperty("scores", "/tmp/selscores"));
            var scores = Boolean.getBoolean("again") ? read(file) : crossed(samples, plan);
            if (!Boolean.getBoolean("again")) {
                java.nio.file.Files.write(
                        file, scores.stream().map(java.util.Arrays::toString).toList());
            }
            print("crossed " + spec, samples, s -> scores.get(samples.indexOf(s)), 0);
            if (Boolean.getBoolean("compare")) {
                compareProfiles(samples, scores);
            }
            if (args.length > 2) {
                dump(Path.of(args[2]), samples, scores);
            }
        }
    }

    private static void compareProfiles(List<Sample> samples, List<double[]> scores) {
        for (int i = 0; i < samples.size(); i++) {
            var s = samples.get(i);
            var body = s.page().document().body().clone();
            Boilerplate.removeUnseen(body);
            var known = GeneratorProfiles.contentOf(body);
            if (known.isPresent()) {
                var kept = kept(s, scores.get(i), 0);
                var text = new StringBuilder();
                for (int b = 0; b < kept.length; b++) {
                    text.append(kept[b] ? s.blocks().get(b).text() + "\n" : "");
                }
                System.out.printf(
                        "%-16s %-40s profile %.3f model %.3f%n",
                        s.page().type(),
                        s.page().id(),
                        GoldPages.score(
                                GoldPages.words(GoldPages.text(known.get())),
                                s.page().gold())[2],
                        GoldPages.score(
                                GoldPages.words(text.toString()), s.page().gold())[2]);
            }
        }
    }

    static List<double[]> read(Path file) throws IOException {
        return java.nio.file.Files.readAllLines(file).stream()
                .map(l -> java.util.Arrays.stream(l.substring(1, l.length() - 1).split(", "))
                        .filter(t -> !t.isEmpty())
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
    }

    /** The names of the signals, read off a small page. */
    static List<String> names() {
        var document = org.jsoup.Jsoup.parse("<p>One block.</p>");
        var page = PageBlocks.of(document.body());
        var url = WebUrl.parse("https://example.com/").orElseThrow();
        var names = new ArrayList<String>();
        new SignalReader(page, new PageFacts(document, url, page)).scores(row -> {
            names.addAll(row.names());
            return 0;
        });
        return names;
    }

    static void dump(Path folder, List<Sample> samples, List<double[]> scores) throws IOException {
        java.nio.file.Files.createDirectories(folder);
        var index = new StringBuilder();
        for (int i = 0; i < samples.size(); i++) {
            var s = samples.get(i);
            boolean[] keptBlocks = kept(s, scores.get(i), 0);
            var text = new StringBuilder();
            var kept = new StringBuilder();
            for (int b = 0; b < s.blocks().size(); b++) {
                boolean keep = keptBlocks[b];
                text.append(String.format(
                        "%s %.2f %.2f %3.0f <%s> %s%n",
                        keep ? (s.labels()[b] > 0.5 ? "  " : "+ ") : (s.labels()[b] > 0.5 ? "- " : ". "),
                        scores.get(i)[b],
                        s.labels()[b],
                        s.words()[b],
                        s.blocks().get(b).box().element.normalName() + "."
                                + s.blocks().get(b).box().up(1).element.className(),
                        s.blocks().get(b).text()));
                kept.append(keep ? s.blocks().get(b).text() + "\n" : "");
            }
            var f = GoldPages.score(GoldPages.words(kept.toString()), s.page().gold());
            java.nio.file.Files.writeString(folder.resolve(s.page().id() + ".txt"), text);
            index.append(String.format(
                    "%.3f P %.3f R %.3f %s %s %s%n",
                    f[2], f[0], f[1], s.page().type(), s.page().id(), s.page().url()));
        }
        java.nio.file.Files.writeString(folder.resolve("index"), index);
    }

    static List<double[]> crossed(List<Sample> samples, BoostedTrees.Plan plan) {
        var scores = new ArrayList<double[]>();
        for (var s : samples) {
            scores.add(new double[s.rows().size()]);
        }
        for (int fold = 0; fold < FOLDS; fold++) {
            int f = fold;
            var model = learn(samples.stream().filter(s -> s.fold() != f).toList(), plan);
            for (int i = 0; i < samples.size(); i++) {
                var s = samples.get(i);
                if (s.fold() == f) {
                    for (int b = 0; b < s.rows().size(); b++) {
                        scores.get(i)[b] = model.probability(s.rows().get(b));
                    }
                }
            }
        }
        return scores;
    }

    static BoostedTrees learn(List<Sample> samples, BoostedTrees.Plan plan) {
        var rows = new ArrayList<float[]>();
        int n = samples.stream().mapToInt(s -> s.rows().size()).sum();
        var wanted = new double[n];
        var weight = new double[n];
        int at = 0;
        for (var s : samples) {
            double all = 0;
            double gold = s.page().gold().size();
            for (double w : s.words()) {
                all += w;
            }
            for (int b = 0; b < s.rows().size(); b++) {
                rows.add(s.rows().get(b));
                wanted[at] = s.labels()[b];
                weight[at] = 100 * s.words()[b] / (gold + all / 4 + 20);
                at++;
            }
        }
        return new BoostedTrees(plan).learn(rows, wanted, weight);
    }

    static Sample sample(GoldPages.GoldPage page) {
        var body = page.document().body().clone();
        Boilerplate.removeUnseen(body);
        var cut = PageBlocks.of(body);
        var url = WebUrl.parse(page.url().replaceAll("[^!-~]|[|\\[\\]{}\"<>\\\\^`]", "_"))
                .orElseThrow();
        var facts = new PageFacts(page.document(), url, cut);
        var rows = new ArrayList<float[]>();
        new SignalReader(cut, facts).scores(row -> {
            rows.add(java.util.Arrays.copyOf(row.values(), row.names().size()));
            return 0;
        });
        var labels = GoldLabels.of(cut.blocks(), page.gold());
        var words = cut.blocks().stream()
                .mapToDouble(b -> GoldPages.words(b.text()).size())
                .toArray();
        var group = page.id().matches("\\d+") ? url.host() : page.type();
        return new Sample(
                page, Math.floorMod(group.hashCode() * 31 >>> 3, FOLDS), facts, cut.blocks(), rows, labels, words);
    }

    static boolean[] kept(Sample s, double[] scores, double threshold) {
        if (threshold == 0) {
            return ContentChoice.of(s.blocks(), s.facts(), scores);
        }
        var kept = new boolean[scores.length];
        for (int b = 0; b < kept.length; b++) {
            kept[b] = scores[b] >= threshold;
        }
        return kept;
    }

    interface Scorer extends java.util.function.Function<Sample, double[]> {}

    static void print(String what, List<Sample> samples, Scorer scorer, double threshold) {
        Map<String, List<double[]>> byType = new TreeMap<>();
        Map<String, List<double[]>> docs = new TreeMap<>();
        for (var s : samples) {
            var scores = scorer.apply(s);
            var text = new StringBuilder();
            boolean[] kept = kept(s, scores, threshold);
            for (int b = 0; b < s.blocks().size(); b++) {
                if (kept[b]) {
                    text.append(s.blocks().get(b).text()).append('\n');
                }
            }
            var set = s.page().id().matches("\\d+") ? byType : docs;
            set.computeIfAbsent(s.page().type(), _ -> new ArrayList<>())
                    .add(GoldPages.score(
                            GoldPages.words(text.toString()), s.page().gold()));
        }
        System.out.println("== " + what);
        ExtractionScore.print(byType);
        ExtractionScore.print(docs);
    }
}
