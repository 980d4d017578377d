package dev.incipit.generate.pack;

import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.net.URI;
import java.net.URISyntaxException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The places of the Markdown copies of a site's pages, below the folder of llms.txt: the page's address with {@code .md} behind it,
 * {@code index.html.md} for a folder's page (version 2 of the format). Where that is no safe name, the name is made up and the index
 * leads to it. No two places are one file on a file system that ignores case or the form of letters.
 */
public final class CopyPlaces {
    private static final String ENDING = ".md";
    private static final String OF_FOLDER = "index.html.md";

    /** A path of more parts or bytes than any site needs gets one made-up name. */
    private static final int DEPTH_MAX = 32;

    private static final int PATH_BYTES_MAX = 1_024;

    /** Pages that are text already. */
    private static final Pattern TEXT = Pattern.compile("(?i).*\\.(md|mdx|markdown|txt)");

    private final SiteScope scope;
    private final Map<WebUrl, Place> places = new HashMap<>();
    private final Set<String> files = new HashSet<>();
    private final Set<String> folders = new HashSet<>();

    /**
     * Where a copy is.
     *
     * @param path below the folder of llms.txt
     * @param url the address at which it will be served
     */
    public record Place(String path, WebUrl url) {}

    /**
     * Gives each page a place; which one does not depend on the order of the pages.
     *
     * @param taken the places of files that must stay as they are; a page whose place is one of them gets no copy
     */
    public CopyPlaces(SiteScope scope, Collection<WebUrl> pages, Predicate<String> taken) {
        this.scope = scope;
        pages.stream()
                .sorted(Comparator.comparing(WebUrl::toString))
                .filter(url -> !TEXT.matcher(url.path()).matches())
                .forEach(url -> place(url, taken));
    }

    private void place(WebUrl url, Predicate<String> taken) {
        var path = Optional.of(natural(url))
                .filter(this::isFree)
                .or(() -> Optional.of(PlaceName.made(url.toString()) + ENDING).filter(this::isFree));
        path.filter(file -> !taken.test(file))
                .flatMap(file -> address(scope, file).map(address -> new Place(file, address)))
                .ifPresent(place -> {
                    places.put(url, place);
                    occupy(place.path());
                });
    }

    /** The place of a page's copy; empty if it has none. */
    Optional<Place> of(WebUrl page) {
        return Optional.ofNullable(places.get(page));
    }

    /** The address of a page's copy by the rule of the format. */
    static String beside(WebUrl page) {
        return page + (page.path().endsWith("/") ? OF_FOLDER : ENDING);
    }

    private String natural(WebUrl url) {
        boolean folder = url.path().endsWith("/") || (url.path() + "/").equals(scope.folder());
        var names = new ArrayList<>(names(url));
        if (folder && url.query().isEmpty()) {
            names.add(OF_FOLDER);
        } else {
            var last = names.isEmpty() ? "index" : names.removeLast();
            var own = url.query().isEmpty()
                    ? last
                    : PlaceName.made(last + "?" + url.query().get());
            names.add(PlaceName.isSafe(own + ENDING) ? own + ENDING : PlaceName.made(own) + ENDING);
        }
        var path = String.join("/", names);
        return names.size() > DEPTH_MAX || PlaceName.bytes(path) > PATH_BYTES_MAX
                ? PlaceName.made(url.toString()) + ENDING
                : path;
    }

    /** Returns the parts of the page's path below the folder of llms.txt; on a further host below a folder of its name. */
    private List<String> names(WebUrl url) {
        boolean here = url.authority().equals(scope.home().authority());
        int above = here && (url.path() + "/").startsWith(scope.folder()) ? scope.depth() : 0;
        var names = new ArrayList<String>();
        if (!here) {
            names.add(PlaceName.safe(url.authority()));
        }
        var segments = url.segments().stream().skip(above).toList();
        boolean folder = url.path().endsWith("/");
        for (int i = 0; i < segments.size(); i++) {
            var name = Normalizer.normalize(segments.get(i), Normalizer.Form.NFC);
            // The last one is judged with its ending.
            names.add(i == segments.size() - 1 && !folder ? name : PlaceName.safe(name));
        }
        return names;
    }

    private boolean isFree(String path) {
        var key = PlaceName.folded(path);
        return !files.contains(key)
                && !folders.contains(key)
                && above(key).stream().noneMatch(files::contains);
    }

    private void occupy(String path) {
        var key = PlaceName.folded(path);
        files.add(key);
        folders.addAll(above(key));
    }

    private static List<String> above(String path) {
        var folders = new ArrayList<String>();
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            folders.add(path.substring(0, slash));
        }
        return folders;
    }

    /** The address at which a file below the folder of llms.txt will be served. */
    public static Optional<WebUrl> address(SiteScope scope, String path) {
        try {
            var encoded = new URI(null, null, "/" + path, null).toASCIIString().substring(1);
            return WebUrl.parse(scope.home().origin() + scope.folder() + encoded);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }
}
