package dev.incipit.validate.subject;

import dev.incipit.url.PercentEncoding;
import dev.incipit.validate.Check.Status;

/** Determines whether an address can be parsed (checks.md, url-valid). */
final class AddressValidity {
    private static final String BROKEN = " <>\"\\\t\n\r";
    private static final String TO_ESCAPE = "{}|^`";

    private AddressValidity() {}

    /** Passes an address valid by the WHATWG URL standard, warns if it only needs escaping, and fails any other. */
    static Status of(String address, boolean web, boolean parsed) {
        var status = Status.PASS;
        for (int at = 0; at < address.length(); at++) {
            char here = address.charAt(at);
            boolean plain = (here >= 'a' && here <= 'z') || here == '/' || here == '.' || here == '-';
            if (plain) {
                continue;
            }
            if (BROKEN.indexOf(here) >= 0 || (here == '%' && !PercentEncoding.isEscape(address, at))) {
                return Status.FAIL;
            }
            if (TO_ESCAPE.indexOf(here) >= 0) {
                status = Status.WARNING;
            }
        }
        return web && isHostBroken(address, parsed, status) ? Status.FAIL : status;
    }

    private static boolean isHostBroken(String address, boolean parsed, Status status) {
        int from = address.indexOf(':') + 1;
        if (!address.startsWith("//", from)) {
            return true;
        }
        int end = LinkTarget.authorityEnd(address, from + 2);
        var authority = address.substring(from + 2, end);
        boolean template = status == Status.WARNING && authority.indexOf('{') >= 0;
        return authority.isEmpty() || authority.contains("..") || (!parsed && !template);
    }
}
