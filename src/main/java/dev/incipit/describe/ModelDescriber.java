package dev.incipit.describe;

import dev.incipit.describe.ground.Grounding;
import dev.incipit.describe.model.ChatClient;
import dev.incipit.describe.model.ModelRun;
import dev.incipit.describe.model.PageExcerpt;
import dev.incipit.describe.model.Prompt;
import dev.incipit.fetch.Fanout;
import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Describes pages in a language model's words, each line only if {@link Grounding} accepts it; everything else stays in the
 * site's own words. Earlier answers come from the cache, so that a second run is cheap and gives the same result.
 */
public final class ModelDescriber implements Describer {
    /** With its answer, a batch fits the four thousand tokens that small local models read by default. */
    private static final int BATCH_PAGES_MAX = 6;

    private final ExtractiveDescriber extractive;
    private final ModelConfig config;
    private final ChatClient client;
    private final Fanout fanout;
    private final Optional<AnswerCache> cache;

    /** @param cache of earlier answers, if there is a store for it */
    public ModelDescriber(
            ExtractiveDescriber extractive,
            ModelConfig config,
            Fanout fanout,
            Optional<AnswerCache> cache,
            InstantSource clock) {
        this.extractive = extractive;
        this.config = config;
        this.client = new ChatClient(config, fanout, clock);
        this.fanout = fanout;
        this.cache = cache.filter(_ -> config.cacheDays() > 0);
    }

    @Override
    public Description describe(DescribedPage home, List<Page> all, List<DescribedPage> subjects) {
        var own = extractive.describe(home, all, subjects);
        var summary = new Question(Prompt.SUMMARY, PageExcerpt.of(home, subjects));
        var notes = subjects.stream()
                .map(subject -> new Question(Prompt.NOTES, PageExcerpt.of(subject)))
                .toList();
        var questions = Stream.concat(Stream.of(summary), notes.stream()).toList();
        var run = new ModelRun(config, client, fanout.named("the model"));
        var lines = answers(questions, run);
        var written = lines.getFirst().flatMap(line -> Grounding.summary(summary.excerpt(), line));
        // No note may repeat the summary: it is right above the home page's note.
        var taken = new HashMap<String, Optional<WebUrl>>();
        written.or(own::summary).ifPresent(text -> taken.put(TextKey.of(text), Optional.empty()));
        own.notes().forEach((url, note) -> taken.put(TextKey.of(note), Optional.of(url)));
        var merged = merged(own, taken, subjects, notes, lines.subList(1, lines.size()));
        var described = merged.notes();
        var enhanced = written.isPresent() && 2 * merged.byModel() >= described.size();
        var unanswered = lines.stream().filter(Optional::isEmpty).count();
        return new Description(
                written.or(own::summary),
                own.background(),
                described,
                new ModelReport(enhanced, run.calls(), run.caveat(unanswered, lines.size())));
    }

    /** Returns the model's raw lines in the order of the questions: cached ones, and those requested now. */
    private List<Optional<String>> answers(List<Question> questions, ModelRun run) {
        var keys = questions.stream()
                .map(question -> question.excerpt().key(question.task(), config.model()))
                .toList();
        var known = new HashMap<>(cache.map(answers -> answers.lines(keys)).orElse(Map.of()));
        var batches = batches(IntStream.range(0, keys.size())
                .filter(i -> !known.containsKey(keys.get(i)))
                .boxed()
                .toList());
        var prompts = batches.stream()
                .map(batch -> new Prompt(
                        questions.get(batch.getFirst()).task(),
                        batch.stream().map(i -> questions.get(i).excerpt()).toList()))
                .toList();
        var fresh = new LinkedHashMap<String, String>();
        run.ask(
                prompts,
                (place, byId) -> byId.forEach(
                        (id, line) -> fresh.put(keys.get(batches.get(place).get(id - 1)), line)));
        cache.ifPresent(answers -> answers.keep(fresh));
        known.putAll(fresh);
        return keys.stream().map(key -> Optional.ofNullable(known.get(key))).toList();
    }

    /** Groups the positions of questions into batches; the first is the summary, a task of its own with a batch of its own. */
    private static List<List<Integer>> batches(List<Integer> places) {
        var batches = new ArrayList<List<Integer>>();
        int start = 0;
        while (start < places.size()) {
            int end = places.get(start) == 0 ? start + 1 : Math.min(start + BATCH_PAGES_MAX, places.size());
            batches.add(places.subList(start, end));
            start = end;
        }
        return batches;
    }

    /** Takes a model's note if it is accepted and not used twice, otherwise the site's own. */
    private static Merged merged(
            Description own,
            Map<String, Optional<WebUrl>> taken,
            List<DescribedPage> subjects,
            List<Question> questions,
            List<Optional<String>> lines) {
        var notes = new LinkedHashMap<WebUrl, String>();
        int byModel = 0;
        for (int i = 0; i < subjects.size(); i++) {
            var subject = subjects.get(i);
            var url = subject.page().url();
            var excerpt = questions.get(i).excerpt();
            var note = lines.get(i)
                    .flatMap(line -> Grounding.note(excerpt, line))
                    .filter(line -> !TextKey.of(subject.title()).contains(TextKey.of(line)))
                    .filter(line -> taken.merge(TextKey.of(line), Optional.of(url), (first, _) -> first)
                            .equals(Optional.of(url)));
            if (note.isPresent()) {
                byModel++;
            }
            note.or(() -> Optional.ofNullable(own.notes().get(url))).ifPresent(text -> notes.put(url, text));
        }
        return new Merged(notes, byModel);
    }

    private record Question(String task, PageExcerpt excerpt) {}

    private record Merged(Map<WebUrl, String> notes, int byModel) {}
}
