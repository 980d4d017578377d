package dev.incipit.sites;

import dev.incipit.generate.GenerateOrder;
import java.util.Set;

/** What a line of a list stands for. */
public sealed interface ListLine {
    /** What makes two lines the same. */
    SiteKey key();

    /** What decides in which shard the line is: a site's registrable domain. Lines that are no sites are spread over the parts. */
    String domain();

    /**
     * A site to run.
     *
     * @param domains of the address and of the further hosts in its options
     */
    record Listed(GenerateOrder order, SiteKey key, Set<String> domains) implements ListLine {
        public Listed {
            domains = Set.copyOf(domains);
        }

        @Override
        public String domain() {
            return SiteKey.domain(order.site().home());
        }
    }

    /**
     * A line that is no site.
     *
     * @param reason a sentence that names the line's number
     */
    record Bad(String text, String reason) implements ListLine {
        /** How the reason of every bad line begins. */
        public static final String REASON = "Line ";

        /** Another than any site's, so that the line can be mended and run. */
        @Override
        public SiteKey key() {
            return new SiteKey("bad line: " + text);
        }

        @Override
        public String domain() {
            return text;
        }
    }
}
