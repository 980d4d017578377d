package dev.incipit.html.content;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.GoldPages;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Learns which blocks are content: {@code BlockTraining SET DOCS [MORE]}. Without options it prints the figures of pages of hosts
 * that the models did not learn from, profiles off. {@code -Dwrite=FOLDER} learns from all pages and writes the two models;
 * {@code -Dwithout=REGEX;REGEX} leaves out the signals of each name in turn, {@code -Dlook=false} the second look, {@code -Drescue=false}
 * the texts of structured data; {@code -Dseed=N} draws other folds; {@code -Dpages=FOLDER} writes what became of each block.
 */
final class BlockTraining {
    private static final int FOLDS = 5;
    private static final int INNER_FOLDS = 3;
    /** Models whose mean is the second look: what one of them has learnt by chance, the others have not. */
    private static final int SECONDS = Integer.getInteger("seconds", 3);

    private static final BoostedTrees.Plan FIRST = new BoostedTrees.Plan(150, BlockModel.DEPTH, 0.1, 0.5, 0.25, 1, 0.3);
    private static final BoostedTrees.Plan SECOND =
            new BoostedTrees.Plan(220, BlockModel.DEPTH, 0.15, 0.5, 0.25, 1, 0.3);
    /** How many blocks of a page are learnt from. */
    private static final int BLOCKS_MAX = Integer.getInteger("blocks", 200);

    private static final int SEED = Integer.getInteger("seed", 0);
    private static final boolean LOOK = !System.getProperty("look", "").equals("false");
    private static final boolean RESCUE = !System.getProperty("rescue", "").equals("false");

    /** A page cut into blocks: the signals of each, which share of its words is gold, and how many words it has. */
    record Sample(
            Path set,
            GoldPages.GoldPage page,
            PageBlocks cut,
            PageFacts facts,
            List<SignalVector> rows,
            double[] labels,
            double[] words) {
        /** Of a long page every second, third … block is learnt from: the others say the same. */
        int step() {
            return Math.ceilDiv(rows.size(), BLOCKS_MAX);
        }

        int learnt() {
            return rows.isEmpty() ? 0 : Math.ceilDiv(rows.size(), step());
        }

        /** The page's type; pages of the documentation set have a generator as theirs. */
        String kind() {
            return page.id().matches("\\d+") ? page.type() : "";
        }

        /** Pages of one host, or made by one generator, are learnt from or judged together. */
        int fold(int seed, int folds) {
            var group = kind().isEmpty() ? page.type() : address(page).host();
            return Math.floorMod((group.hashCode() * 31 + seed * 7919) >>> 3, folds);
        }
    }

    private interface Judge {
        double[] scores(Sample sample);
    }

    public static void main(String[] args) throws IOException {
        var samples = new ArrayList<Sample>();
        for (var set : args) {
            for (var page : GoldPages.of(Path.of(set))) {
                samples.add(sample(Path.of(set), page));
            }
        }
        var folder = System.getProperty("write");
        if (folder != null) {
            write(samples, Path.of(folder));
            return;
        }
        System.out.println(samples.stream().mapToInt(Sample::learnt).sum() + " blocks to learn from");
        for (var without : System.getProperty("without", "").split(";", -1)) {
            System.out.println("== without: " + without);
            var left = samples.stream().map(sample -> blanked(sample, without)).toList();
            print(left, crossed(left));
        }
    }

    private static double[][] crossed(List<Sample> samples) {
        var scores = new double[samples.size()][];
        IntStream.range(0, FOLDS).parallel().forEach(fold -> {
            var judge = learn(samples.stream()
                    .filter(sample -> sample.fold(SEED, FOLDS) != fold)
                    .toList());
            for (int i = 0; i < scores.length; i++) {
                if (samples.get(i).fold(SEED, FOLDS) == fold) {
                    scores[i] = judge.scores(samples.get(i));
                }
            }
        });
        return scores;
    }

    private static void write(List<Sample> samples, Path folder) throws IOException {
        Files.writeString(
                folder.resolve("block-model.txt"),
                trees(FIRST, samples, Sample::rows, 0).write(names()));
        Files.writeString(folder.resolve("stacked-model.txt"), second(samples).write(secondNames()));
    }

    private static Judge learn(List<Sample> samples) {
        var first = trees(FIRST, samples, Sample::rows, 0);
        if (!LOOK) {
            return sample -> scores(first, sample.rows());
        }
        var second = second(samples);
        return sample -> scores(second, looked(sample, scores(first, sample.rows())));
    }

    private interface Rows {
        List<SignalVector> of(Sample sample);
    }

    private static BoostedTrees second(List<Sample> samples) {
        return BoostedTrees.mean(IntStream.range(0, SECONDS)
                .parallel()
                .mapToObj(one -> trees(SECOND, samples, secondRows(samples, one), one))
                .toList());
    }

    /** The rows of a second look, at what models said that had not learnt from the page's host. */
    private static Rows secondRows(List<Sample> samples, int one) {
        int seed = SEED + 100 + one;
        var models = IntStream.range(0, INNER_FOLDS)
                .parallel()
                .mapToObj(fold -> trees(
                        FIRST,
                        samples.stream()
                                .filter(sample -> sample.fold(seed, INNER_FOLDS) != fold)
                                .toList(),
                        Sample::rows,
                        one))
                .toList();
        return sample -> looked(sample, scores(models.get(sample.fold(seed, INNER_FOLDS)), sample.rows()));
    }

    private static List<SignalVector> looked(Sample sample, double[] first) {
        var look = new StackedSignals(sample.cut(), first);
        var rows = new ArrayList<SignalVector>();
        for (int i = 0; i < first.length; i++) {
            var vector = sample.rows().get(i).copy();
            look.add(vector, i);
            rows.add(vector);
        }
        return rows;
    }

    private static double[] scores(BoostedTrees trees, List<SignalVector> rows) {
        return rows.stream()
                .mapToDouble(vector -> trees.probability(vector.values()))
                .toArray();
    }

    private static BoostedTrees trees(BoostedTrees.Plan plan, List<Sample> samples, Rows rows, int seed) {
        var values = new ArrayList<float[]>();
        int n = samples.stream().mapToInt(Sample::learnt).sum();
        var wanted = new double[n];
        var weight = new double[n];
        var pages = new HashMap<String, Integer>();
        samples.forEach(sample -> pages.merge(sample.kind(), 1, Integer::sum));
        int at = 0;
        for (var sample : samples) {
            // A page weighs the same whatever its length. Two pages in three are articles, which must not decide for
            // the rest.
            double share = 700 / Math.sqrt(pages.get(sample.kind()));
            double all = Arrays.stream(sample.words()).sum();
            int gold = sample.page().gold().size();
            var signals = rows.of(sample);
            int step = sample.step();
            for (int b = 0; b < signals.size(); b += step) {
                values.add(signals.get(b).values());
                wanted[at] = sample.labels()[b];
                weight[at] = share * step * sample.words()[b] / (gold + all / 4 + 20);
                at++;
            }
        }
        return new BoostedTrees(plan, seed).learn(values, wanted, weight);
    }

    /** The sample with the signals of a name set to nought. */
    private static Sample blanked(Sample sample, String without) {
        if (without.isEmpty()) {
            return sample;
        }
        var pattern = Pattern.compile(without);
        var rows = sample.rows().stream().map(SignalVector::copy).toList();
        var names = names();
        for (int c = 0; c < names.size(); c++) {
            if (pattern.matcher(names.get(c)).matches()) {
                for (var vector : rows) {
                    vector.values()[c] = 0;
                }
            }
        }
        return new Sample(
                sample.set(), sample.page(), sample.cut(), sample.facts(), rows, sample.labels(), sample.words());
    }

    private static WebUrl address(GoldPages.GoldPage page) {
        return WebUrl.parse(page.url().replaceAll("[^!-~]|[|\\[\\]{}\"<>\\\\^`]", "_"))
                .orElseThrow();
    }

    private static Sample sample(Path set, GoldPages.GoldPage page) {
        var body = page.document().body().clone();
        var index = DocumentIndex.of(page.document());
        Boilerplate.removeUnseen(body, index);
        var cut = PageBlocks.of(body);
        var facts = new PageFacts(page.document(), index, address(page), cut);
        var rows = new ArrayList<SignalVector>();
        new SignalReader(cut, facts).scores(vector -> {
            rows.add(vector.copy());
            return 0;
        });
        var words = cut.blocks().stream()
                .mapToDouble(block -> GoldPages.words(block.text()).size())
                .toArray();
        return new Sample(set, page, cut, facts, rows, GoldLabels.of(cut.blocks(), page.gold()), words);
    }

    /** The names of the first look's signals, read off a small page. */
    static List<String> names() {
        return small().rows().getFirst().names();
    }

    /** The names of the second look's signals. */
    static List<String> secondNames() {
        return looked(small(), new double[] {0}).getFirst().names();
    }

    private static Sample small() {
        var document = org.jsoup.Jsoup.parse("<p>One block.</p>");
        return sample(Path.of(""), new GoldPages.GoldPage("0", "", "https://example.com/", document, List.of("one")));
    }

    private static void print(List<Sample> samples, double[][] scores) throws IOException {
        var sets = new TreeMap<Path, Map<String, List<double[]>>>();
        for (int i = 0; i < scores.length; i++) {
            var sample = samples.get(i);
            var kept = ContentChoice.of(sample.cut().blocks(), sample.facts(), scores[i]);
            var text = new StringBuilder();
            var blocks = new StringBuilder();
            for (int b = 0; b < kept.length; b++) {
                var block = sample.cut().blocks().get(b);
                text.append(kept[b] ? block.text() + '\n' : "");
                boolean right = kept[b] == sample.labels()[b] > 0.5;
                blocks.append("%s %.2f %.2f %s%n"
                        .formatted(
                                right ? (kept[b] ? " " : ".") : kept[b] ? "+" : "-",
                                scores[i][b],
                                sample.labels()[b],
                                block.text()));
            }
            if (RESCUE) {
                var index = DocumentIndex.of(sample.page().document());
                JsonLdText.description(text.toString(), index)
                        .ifPresent(
                                element -> text.append(GoldPages.text(element)).append('\n'));
                JsonLdText.missingFrom(text.toString(), index.linkedData())
                        .forEach(element -> text.append(GoldPages.text(element)).append('\n'));
            }
            var f1 = GoldPages.score(
                    GoldPages.words(text.toString()), sample.page().gold());
            sets.computeIfAbsent(sample.set(), _ -> new TreeMap<>())
                    .computeIfAbsent(sample.page().type(), _ -> new ArrayList<>())
                    .add(f1);
            var folder = System.getProperty("pages");
            if (folder != null) {
                Files.createDirectories(Path.of(folder));
                Files.writeString(
                        Path.of(
                                folder,
                                "%.3f-%s-%s.txt"
                                        .formatted(
                                                f1[2],
                                                sample.page().type(),
                                                sample.page().id())),
                        blocks);
            }
        }
        sets.forEach((set, types) -> {
            System.out.println(set);
            ExtractionScore.print(types);
        });
    }
}
