package dev.incipit.url;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Recognises URLs that change something when requested: add to a cart, delete, vote, log out. RFC 9110 §9.2.1 forbids this, yet
 * many sites do it; the program requests such a URL only if a person typed it. Decides by query parameters and by whole paths
 * of known software. One word in a path proves nothing: manuals have pages about deleting and logging out. Pure.
 */
public final class ActingAddresses {
    private static final int PARAMETERS_MAX = 100;

    /** Parameters that act whatever their value: of shops, WordPress and similar software, and tokens that guard forms. */
    private static final Set<String> NAMES = words("""
            add-to-cart add_to_cart addtocart add-to-wishlist add_to_wishlist addtowishlist add_to_compare add-to-compare
            remove_item undo_item remove_coupon remove_from_wishlist remove_from_cart removefromcart delete_item
            empty_cart empty-cart emptycart clear_cart clear-cart clearcart buy_now buy-now
            _wpnonce replytocom like_comment unlike_comment doing_wp_cron customer-logout wc-ajax
            logout log_out logoff signout sign_out delete unsubscribe unsub vote upvote downvote
            csrf csrf_token csrftoken csrfmiddlewaretoken authenticity_token form_key sesskey _token""");

    /** Parameters whose value names the action. */
    private static final Set<String> VERB_NAMES = words("action act do op cmd task mode method _method func route");

    private static final Set<String> VERBS = words("""
            add addtocart buy purchase pay delete del destroy remove erase purge empty clear reset edit update save submit
            publish unpublish approve reject cancel activate deactivate enable disable install uninstall upload move rename
            rollback revert undo protect unprotect watch unwatch follow unfollow subscribe unsubscribe like unlike dislike
            vote upvote downvote rate flag spam trash untrash markread logout logoff signout lostpassword retrievepassword
            resetpass send invite accept decline share""");

    /** Values of {@code share=} that open a social network's form, as in Jetpack. Any other value names shared content. */
    private static final Set<String> NETWORKS = words("""
            facebook twitter x linkedin pinterest reddit tumblr telegram whatsapp jetpack-whatsapp pocket email skype mastodon
            bluesky threads print press-this nextdoor vk xing digg stumbleupon google-plus-1 line hatena""");

    /** Folders under which software keeps its actions. Under any other folder there are pages about them. */
    private static final Set<String> PROGRAM_FOLDERS = words("""
            user users account accounts auth customer customers member members membership my my-account myaccount profile
            login session sessions admin sso oauth oauth2 saml oidc portal site home shop store checkout secure
            newsletter newsletters email emails mail mailing list lists subscription subscriptions subscriber subscribers
            notifications preferences cart basket catalog index.php app public web""");

    private static final Set<String> LEAVING = words("""
            logout log-out log_out logoff log-off signout sign-out sign_out signoff customer-logout wp-logout""");

    private static final Set<String> UNSUBSCRIBING = words("unsubscribe unsub optout opt-out");
    private static final Set<String> CARTS =
            words("cart basket bag trolley wishlist compare product_compare favorites favourites");
    private static final Set<String> CART_VERBS =
            words("add remove delete clear empty update change add-item remove-item additem removeitem addproduct");
    private static final Set<String> CART_WORDS = words("""
            add-to-cart add_to_cart addtocart remove-from-cart remove_from_cart empty-cart clear-cart
            add-to-wishlist add_to_wishlist addtowishlist add-to-basket add-to-compare""");
    private static final Set<String> THING_VERBS = words("""
            delete destroy remove edit vote upvote downvote like unlike follow unfollow flag subscribe unsubscribe""");
    private static final Set<String> THINGS = words("""
            comment comments post posts item items message messages file files node nodes topic topics thread threads order
            orders product products review reviews image images""");

    /** WordPress files that act and show nothing. */
    private static final Set<String> WORDPRESS = words("""
            wp-login.php wp-comments-post.php wp-cron.php wp-trackback.php wp-activate.php wp-signup.php xmlrpc.php""");

    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2}([-_][a-z]{2})?");
    private static final Pattern PROGRAM_ENDING =
            Pattern.compile("\\.(?:php|aspx?|ashx|do|action|jsp|jsf|cgi|pl|cfm)$");
    private static final Pattern NUMBER =
            Pattern.compile("\\d{1,19}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}");
    private static final Pattern PART = Pattern.compile("[-_.:]");

    private ActingAddresses() {}

    private static Set<String> words(String words) {
        return Set.of(words.strip().split("\\s+"));
    }

    /** Whether a request for the URL would change something, as far as the URL reveals it. */
    public static boolean isOne(WebUrl url) {
        return url.query().filter(ActingAddresses::actsByQuery).isPresent()
                || actsByPath(
                        url.path(),
                        url.query().filter(query -> !query.isEmpty()).isPresent());
    }

    private static boolean actsByQuery(String query) {
        return Stream.of(query.split("[&;]", PARAMETERS_MAX)).anyMatch(ActingAddresses::acts);
    }

    private static boolean acts(String parameter) {
        int equals = parameter.indexOf('=');
        var name = plain(equals < 0 ? parameter : parameter.substring(0, equals));
        var value = equals < 0 ? "" : plain(parameter.substring(equals + 1));
        // A name that was escaped for HTML once too often begins with the rest of "&amp;".
        var bare = name.startsWith("amp;") ? name.substring("amp;".length()) : name;
        return NAMES.contains(bare)
                || (bare.equals("share") && NETWORKS.contains(value))
                || (VERB_NAMES.contains(bare) && (value.indexOf('/') < 0 ? hasVerb(value) : actsByPath(value, true)));
    }

    private static boolean hasVerb(String value) {
        return PART.splitAsStream(value).anyMatch(VERBS::contains);
    }

    private static String plain(String text) {
        return PercentEncoding.decode(text).toLowerCase(Locale.ROOT);
    }

    private static boolean actsByPath(String path, boolean asksMore) {
        var segments = Stream.of(plain(path).split("/"))
                .filter(segment -> !segment.isEmpty())
                .toList();
        int first = 0;
        while (first < segments.size() && isProgramFolder(segments, first)) {
            first++;
        }
        return !segments.isEmpty()
                && (WORDPRESS.contains(segments.getLast())
                        || isWordPressAdmin(segments)
                        || isVerbOfThing(segments)
                        || (first < segments.size() && actsByProgram(segments, first, asksMore))
                        || actsOnCart(segments, first));
    }

    private static boolean isProgramFolder(List<String> segments, int at) {
        var segment = segments.get(at);
        return at + 1 < segments.size()
                && (PROGRAM_FOLDERS.contains(segment)
                        || LANGUAGE.matcher(segment).matches());
    }

    /**
     * Whether the path is an action of known software.
     *
     * @param at the index of the first segment that is not a program folder
     */
    private static boolean actsByProgram(List<String> segments, int at, boolean asksMore) {
        boolean last = at == segments.size() - 1;
        var word = PROGRAM_ENDING.matcher(segments.get(at)).replaceFirst("");
        if (last) {
            return LEAVING.contains(word)
                    || CART_WORDS.contains(word)
                    || (asksMore && (UNSUBSCRIBING.contains(word) || THING_VERBS.contains(word)));
        }
        return UNSUBSCRIBING.contains(word)
                || CART_WORDS.contains(word)
                || (at + 2 < segments.size()
                        && THINGS.contains(word)
                        && THING_VERBS.contains(segments.get(at + 1))
                        && NUMBER.matcher(segments.get(at + 2)).matches());
    }

    /** Matches {@code /checkout/cart/add/7}, where all segments before the cart are program folders. */
    private static boolean actsOnCart(List<String> segments, int first) {
        for (int i = 1; i <= first + 1 && i < segments.size(); i++) {
            var verb = PROGRAM_ENDING.matcher(segments.get(i)).replaceFirst("");
            if (CARTS.contains(segments.get(i - 1)) && CART_VERBS.contains(verb)) {
                return true;
            }
        }
        return false;
    }

    /** Matches {@code /posts/12/delete}, which acts on one item, but no page about deleting, and none of a day's archive. */
    private static boolean isVerbOfThing(List<String> segments) {
        int last = segments.size() - 1;
        return last > 1
                && THING_VERBS.contains(segments.get(last))
                && NUMBER.matcher(segments.get(last - 1)).matches()
                && !NUMBER.matcher(segments.get(last - 2)).matches();
    }

    private static boolean isWordPressAdmin(List<String> segments) {
        int at = segments.indexOf("wp-admin");
        return at == 0 || (at > 0 && segments.getLast().endsWith(".php"));
    }
}
