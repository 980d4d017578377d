package dev.incipit.app.source;

import dev.incipit.app.settings.SettingsFailed;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.app.terminal.NearWords;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.generate.WrittenOptions.Member;
import dev.incipit.generate.WrittenOptions.WrittenSection;
import dev.incipit.text.Words;
import dev.incipit.url.PathGlob;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** The members of a project file (YAML). Keeps every fault with its line, so that all are told at once. */
final class ProjectMembers {
    private static final int BYTES_MAX = 256 * 1024;
    private static final int NESTING_MAX = 10;

    /** The first parts of settings' names, which people look for in both files. */
    private static final Set<String> OF_THE_SETTINGS =
            Words.table("server management store crawl fetch generate llm plans mcp log otel web mail");

    private record Fault(int line, String sentence) {}

    private final Path file;
    private final Map<String, Node> members = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private final Set<String> asked = new TreeSet<>();
    private final List<Fault> faults = new ArrayList<>();

    private ProjectMembers(Path file) {
        this.file = file;
    }

    /** @throws SettingsFailed if it is no YAML */
    static ProjectMembers of(Path file) throws IOException {
        var read = new ProjectMembers(file);
        try {
            read.add(parsed(NamedFile.text(file, BYTES_MAX)
                    .orElseThrow(() -> new SettingsFailed(List.of(file + " has more than " + BYTES_MAX + " bytes.")))));
        } catch (CharacterCodingException binary) {
            throw new SettingsFailed(List.of(file + " is not text in UTF-8."));
        } catch (MarkedYAMLException broken) {
            int line = broken.getProblemMark() == null
                    ? 1
                    : broken.getProblemMark().getLine() + 1;
            throw new SettingsFailed(List.of(file + ":" + line + ": This is not YAML: " + broken.getProblem() + "."));
        } catch (YAMLException broken) {
            throw new SettingsFailed(List.of(file + " is not YAML that can be read."));
        }
        return read;
    }

    private static @Nullable Node parsed(String text) {
        var bounds = new LoaderOptions();
        bounds.setNestingDepthLimit(NESTING_MAX);
        bounds.setCodePointLimit(BYTES_MAX);
        return new Yaml(bounds).compose(new StringReader(text));
    }

    private void add(@Nullable Node root) {
        switch (root) {
            case null -> {}
            case MappingNode mapping ->
                mapping.getValue().forEach(pair -> {
                    var name = pair.getKeyNode() instanceof ScalarNode key ? key.getValue() : "";
                    lines.put(name, line(pair.getKeyNode()));
                    if (members.put(name, pair.getValueNode()) != null) {
                        fault(pair.getKeyNode(), name + " is said twice");
                    }
                });
            default -> fault(root, "The file must have members, such as title: Your site");
        }
    }

    private static int line(Node node) {
        return node.getStartMark().getLine() + 1;
    }

    private void fault(Node node, String sentence) {
        faults.add(new Fault(line(node), sentence));
    }

    /** What was written under a name; empty if it is left out or left empty. */
    private Optional<Node> member(String name) {
        asked.add(name);
        return Optional.ofNullable(members.get(name))
                .filter(node -> !node.getTag().equals(Tag.NULL));
    }

    Optional<String> text(String name) {
        return member(name).flatMap(node -> text(name, node));
    }

    private Optional<String> text(String name, Node node) {
        if (node instanceof ScalarNode scalar) {
            return Optional.of(scalar.getValue());
        }
        fault(node, name + " must be a text");
        return Optional.empty();
    }

    private OptionalInt number(String name) {
        var node = member(name);
        if (node.isEmpty()) {
            return OptionalInt.empty();
        }
        if (node.get() instanceof ScalarNode scalar && scalar.getValue().matches("-?[0-9]{1,9}")) {
            return OptionalInt.of(Integer.parseInt(scalar.getValue()));
        }
        fault(node.get(), name + " must be a whole number");
        return OptionalInt.empty();
    }

    private List<String> texts(String name) {
        return member(name).map(node -> texts(name, node)).orElse(List.of());
    }

    private List<String> texts(String name, Node node) {
        if (!(node instanceof SequenceNode list)) {
            return text(name + " or each of its items", node).stream().toList();
        }
        return list.getValue().stream()
                .flatMap(item -> text("Each item of " + name, item).stream())
                .toList();
    }

    /** Paths with wildcards; one that is none is told with its own line, which may be far below that of the member. */
    private List<String> patterns(String name, Node node) {
        var items = node instanceof SequenceNode list ? list.getValue() : List.of(node);
        return items.stream()
                .flatMap(item ->
                        text(name + " or each of its items", item).filter(text -> isPattern(name, item, text)).stream())
                .toList();
    }

    private boolean isPattern(String name, Node node, String text) {
        try {
            PathGlob.parse(text);
            return true;
        } catch (IllegalArgumentException wrong) {
            fault(node, name + " " + wrong.getMessage());
            return false;
        }
    }

    /** The options of a run, held to their rules. */
    WrittenOptions options() {
        var options = new WrittenOptions(
                texts(Member.INCLUDE.written()),
                texts(Member.EXCLUDE.written()),
                number(Member.MAX_PAGES.written()),
                texts(Member.ALSO.written()),
                text(Member.BASE_URL.written()),
                text(Member.TITLE.written()),
                text(Member.SUMMARY.written()),
                sections(),
                texts(Member.MUST_LIST.written()),
                texts(Member.NEVER_LIST.written()));
        options.checked((member, fault) ->
                faults.add(new Fault(lines.getOrDefault(member.written(), 1), member.written() + " " + fault)));
        return options;
    }

    private List<WrittenSection> sections() {
        var name = Member.SECTIONS.written();
        var node = member(name);
        if (node.isPresent() && !(node.get() instanceof SequenceNode)) {
            fault(node.get(), name + " must be a list of names, or of sections with name, instead-of and pages");
        }
        return node.stream()
                .flatMap(list ->
                        list instanceof SequenceNode sequence ? sequence.getValue().stream() : List.<Node>of().stream())
                .flatMap(item -> section(item).stream())
                .toList();
    }

    private Optional<WrittenSection> section(Node node) {
        if (!(node instanceof MappingNode mapping)) {
            return text("Each section", node).map(name -> new WrittenSection(name, Optional.empty(), List.of()));
        }
        var parts = mapping.getValue().stream()
                .filter(pair -> pair.getKeyNode() instanceof ScalarNode)
                .collect(Collectors.toMap(
                        pair -> ((ScalarNode) pair.getKeyNode()).getValue(),
                        pair -> pair.getValueNode(),
                        (first, _) -> first,
                        LinkedHashMap::new));
        parts.forEach((name, value) -> {
            if (!Set.of("name", "instead-of", "pages").contains(name)) {
                fault(value, "A section has no member " + name + ", but name, instead-of and pages");
            }
        });
        if (!parts.containsKey("name")) {
            fault(node, "Each section needs a name");
            return Optional.empty();
        }
        var insteadOf = Optional.ofNullable(parts.get("instead-of")).flatMap(value -> text("instead-of", value));
        var pages = Optional.ofNullable(parts.get("pages"))
                .map(value -> patterns("pages", value))
                .orElse(List.of());
        return text("name", parts.get("name")).map(name -> new WrittenSection(name, insteadOf, pages));
    }

    /**
     * Ends the reading, after all members were asked for.
     *
     * @throws SettingsFailed with all faults in the order of their lines
     */
    void finish() {
        members.forEach((name, _) -> {
            if (!asked.contains(name)) {
                faults.add(new Fault(lines.getOrDefault(name, 1), unknown(name)));
            }
        });
        if (!faults.isEmpty()) {
            throw new SettingsFailed(faults.stream()
                    .sorted(Comparator.comparingInt(Fault::line))
                    .map(fault -> file + ":" + fault.line() + ": " + fault.sentence() + ".")
                    .toList());
        }
    }

    private String unknown(String name) {
        if (OF_THE_SETTINGS.contains(name.split("\\.", 2)[0])) {
            return name + " is a setting of the program: it stands in application.yaml, or in the file of --config";
        }
        var near = NearWords.of(name, asked);
        return "There is no member '" + name + "'; "
                + (near.isEmpty()
                        ? "members are " + String.join(", ", asked)
                        : "you may have meant " + String.join(" or ", near));
    }
}
